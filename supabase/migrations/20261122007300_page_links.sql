-- Which pages link to which, written by the transaction that writes the link: what leads to an address is known at once, and may be changed.

create table private.page_links (
  source text not null,
  item text not null,
  host text not null,
  path text not null,
  kind text not null,
  label text not null,
  primary key (source, item, host, path)
);
comment on table private.page_links is
  'The addresses that the texts of a row link to: those of this site, and those of any other in case it is this one by another name.';
create index page_links_path on private.page_links (path, host);
alter table private.page_links enable row level security;

-- The texts of a row, as they are typed.
create function private.texts_in(item jsonb) returns setof text
language sql immutable set search_path = '' as $$
  select found #>> '{}' from jsonb_path_query(item, 'strict $.** ? (@.type() == "string")') as found
$$;

-- What stands before the address of a link in a text: of markdown, of HTML, or of an address with its protocol.
create function private.before_link() returns text
language sql immutable set search_path = '' as $$
  select '(?:\]\(\s*<?|\]:\s*<?|href\s*=\s*["'']?|<(?=https?:))'
$$;

-- The links of a text: an address alone, or one that stands where a link has it. A path in a sentence is no link.
create function private.links_in(prose text) returns table (host text, path text)
language sql immutable set search_path = '' as $$
  select coalesce(lower(link[1]), ''), private.plain_path(private.path_part(coalesce(nullif(link[2], ''), '/')))
  from (
    select regexp_matches(prose, private.before_link() || '(?:https?:)?(?://([a-z0-9.:-]+))?(/[^\s"''<>()\\]*)', 'gi')
    where prose ~ '\]\(|\]:|<|[hH][rR][eE][fF]'
    union all
    select regexp_matches(prose, '(?:^|[\s(>])https?://([a-z0-9.:-]+)(/[^\s"''<>()\\]*)?', 'gi') where prose ~* 'https?://'
    union all
    select regexp_match(prose, '^\s*()(/(?!/)[^\s"''<>()\\]*)\s*$') where prose ~ '^\s*/'
  ) as found (link)
  where link is not null
$$;

create function private.note_links(source_table text, row_of_it jsonb, called text, label_columns text) returns void
language sql security definer set search_path = '' as $$
  insert into private.page_links (source, item, host, path, kind, label)
  select distinct source_table, private.item_of(row_of_it), link.host, link.path, called,
    left(coalesce((select string_agg(row_of_it ->> trim(part), ' in ') from unnest(string_to_array(label_columns, ',')) as part), ''), 300)
  from private.texts_in(row_of_it) as prose, private.links_in(prose) as link
  where length(link.path) <= 300 and length(link.host) <= 255 and link.path !~ '^/(images|covers|portraits|_next)/'
$$;

-- Arguments: the kind and the columns that name the row for a person (parted by commas).
create function private.follow_links() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    delete from private.page_links where source = tg_table_name and item = private.item_of(to_jsonb(old));
  end if;
  if tg_op <> 'DELETE' then
    perform private.note_links(tg_table_name, to_jsonb(new), tg_argv[0], tg_argv[1]);
  end if;
  return null;
end;
$$;

create trigger follow_links after insert or delete or update of title, content, excerpt on public.blog_posts
  for each row execute function private.follow_links('post', 'title');
create trigger follow_links after insert or update or delete on public.authors
  for each row execute function private.follow_links('author', 'name');
create trigger follow_links after insert or update or delete on public.service_details
  for each row execute function private.follow_links('service', 'service_name');
create trigger follow_links after insert or update or delete on public.city_pages
  for each row execute function private.follow_links('city page', 'service_type, city');
create trigger follow_links after insert or update or delete on public.site_sections
  for each row execute function private.follow_links('section of the site', 'name');

select private.note_links('blog_posts', to_jsonb(post), 'post', 'title') from public.blog_posts as post;
select private.note_links('authors', to_jsonb(author), 'author', 'name') from public.authors as author;
select private.note_links('service_details', to_jsonb(service), 'service', 'service_name') from public.service_details as service;
select private.note_links('city_pages', to_jsonb(page), 'city page', 'service_type, city') from public.city_pages as page;
select private.note_links('site_sections', to_jsonb(section), 'section of the site', 'name') from public.site_sections as section;

create function private.check_linked_path(path text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if path is null or path !~ '^/[a-z0-9/-]+$' or length(path) > 300 then
    raise exception 'This is no address of a page.' using errcode = '22023';
  end if;
end;
$$;

-- Without a host, a link by whatever host counts as one of this site.
drop function public.list_links_to(text);
create function public.list_links_to(path text, site_host text default null)
returns table (kind text, id text, label text, address text, hits bigint, total bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.only_administrators();
  perform private.check_linked_path(path);
  return query
    select link.*, count(*) over () from (
      select found.kind, found.item, found.label, case found.source
          when 'blog_posts' then '/admin/blog/' || found.item when 'authors' then '/admin/authors/' || found.item
          when 'city_pages' then '/admin/city-pages/' || found.item when 'service_details' then '/admin/services/' || found.item
          else '/admin/site/' || found.item
        end, null::bigint
      from (
        select distinct link.source, link.item, link.kind, link.label from private.page_links as link
        where link.path = list_links_to.path and (link.host = '' or site_host is null or link.host = lower(site_host))
      ) as found
      where private.own_path(found.source, found.item) is distinct from list_links_to.path
      union all
      select 'redirect', redirect.id::text, redirect.source_path, redirect.target_path, redirect.hits
      from public.slug_redirects as redirect where private.path_part(redirect.target_path) = list_links_to.path
    ) as link (kind, id, label, address, hits)
    order by array_position(array['post', 'author', 'city page', 'service', 'section of the site', 'redirect'], link.kind), link.label
    limit 100;
end;
$$;
comment on function public.list_links_to(text, text) is
  'What leads to a page of this site, for whoever is about to take it away or give it another address: at most a hundred, and how many there are.';

-- The address of the page that a row makes; null where it makes none.
create function private.own_path(source text, item text) returns text
language sql stable security definer set search_path = '' as $$
  select case source
    when 'blog_posts' then (select '/blog/' || slug from public.blog_posts where id = item::uuid)
    when 'authors' then (select '/author/' || slug from public.authors where id = item::uuid)
    when 'service_details' then (select '/services/' || service_slug from public.service_details where id = item::uuid)
    when 'city_pages' then (select path from public.city_page_verdicts where page_id = item::uuid)
  end
$$;

-- A value with each link of its texts that led to one path leading to the other; what follows the path in an address stays.
create function private.with_moved_links(value jsonb, former text, next text, site_host text) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  host constant text := '(?:(?:https?:)?//' || regexp_replace(coalesce(site_host, '[a-z0-9.:-]+'), '\.', '\\.', 'g') || ')';
  behind constant text := '/?(?=[?#)\s"''<>\\]|$)';
begin
  case jsonb_typeof(value)
    when 'string' then
      return to_jsonb(regexp_replace(regexp_replace(regexp_replace(value #>> '{}',
        '(' || private.before_link() || host || '?)' || former || behind, '\1' || next, 'gi'),
        '((?:^|[\s(>])' || host || ')' || former || behind, '\1' || next, 'gi'),
        '^(\s*)' || former || behind || '(?=[?#]\S*\s*$|\s*$)', '\1' || next, 'i'));
    when 'array' then
      return (select coalesce(jsonb_agg(private.with_moved_links(element, former, next, site_host) order by place), '[]')
        from jsonb_array_elements(value) with ordinality as listed (element, place));
    when 'object' then
      return (select coalesce(jsonb_object_agg(key, private.with_moved_links(element, former, next, site_host)), '{}')
        from jsonb_each(value) as listed (key, element));
    else
      return value;
  end case;
end;
$$;

create function public.change_links(former text, next text, site_host text default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  linking record;
  stored jsonb;
  edited_at timestamptz;
  changed integer := 0;
begin
  perform private.only_administrators();
  perform private.check_linked_path(former);
  perform private.check_linked_path(next);
  if site_host is not null and site_host !~* '^[a-z0-9.:-]{1,255}$' then
    raise exception 'This is no host.' using errcode = '22023';
  end if;
  for linking in
    select distinct link.source, link.item from private.page_links as link
    where link.path = former and (link.host = '' or site_host is null or link.host = lower(site_host))
      and private.own_path(link.source, link.item) is distinct from next
    order by link.source, link.item
  loop
    execute format('select to_jsonb(stored) from public.%I as stored where %s for update', linking.source,
      private.row_condition(format('public.%I', linking.source)::regclass)) into stored using linking.item;
    if private.rewrite_row(linking.source, linking.item, private.with_moved_links(stored, former, next, site_host)) then
      changed := changed + 1;
    end if;
    -- Where a link leads is nothing that a reader would call a change of the article.
    if linking.source = 'blog_posts' then
      edited_at := (stored ->> 'content_updated_at')::timestamptz;
      update public.blog_posts as post set content_updated_at = edited_at
      where post.id = linking.item::uuid and post.content_updated_at is distinct from edited_at;
    end if;
  end loop;
  return changed;
end;
$$;
comment on function public.change_links(text, text, text) is
  'Has every link that leads to one address of this site lead to another one, at once; each thing changed has its history. Answers how many were. The page that is there now is left to whoever is writing it.';

drop function private.names_path(text, text);
grant execute on function public.list_links_to(text, text), public.change_links(text, text, text) to authenticated;
