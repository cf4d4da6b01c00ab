-- Taking a page away: what leads to it, and where its readers go.

-- An address of this site in a text: followed by nothing that could go on with it, preceded by nothing or by a host.
create function private.names_path(text_of_page text, path text) returns boolean
language sql immutable set search_path = '' as $$
  select strpos(text_of_page, path) > 0
    and text_of_page ~ ('(^|[^a-z0-9]|//[a-z0-9.:-]+)' || path || '($|[^a-z0-9/-]|/($|[^a-z0-9]))')
$$;

create function public.list_links_to(path text)
returns table (kind text, id uuid, label text, address text, hits bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.only_administrators();
  if path is null or path !~ '^/[a-z0-9/-]+$' or length(path) > 300 then
    raise exception 'This is no address of a page.' using errcode = '22023';
  end if;
  return query
    select * from (
      select 'post', post.id, post.title, '/admin/blog/' || post.id, null::bigint from public.blog_posts as post
      where private.names_path(post.content, path) and '/blog/' || post.slug is distinct from path
      union all
      select 'author', author.id, author.name, '/admin/authors/' || author.id, null from public.authors as author
      where private.names_path(author.full_bio, path)
      union all
      select 'city page', page.id, page.service_type || ' in ' || page.city, private.path_of(page), null
      from public.city_pages as page where private.names_path(to_jsonb(page)::text, path)
      union all
      select 'service', page.id, page.service_name, private.path_of(page), null
      from public.service_details as page where private.names_path(to_jsonb(page)::text, path)
      union all
      select 'redirect', redirect.id, redirect.source_path, redirect.target_path, redirect.hits
      from public.slug_redirects as redirect where private.path_part(redirect.target_path) = path
    ) as link
    limit 100;
end;
$$;
comment on function public.list_links_to(text) is
  'What leads to a page of this site: articles, bios, other pages and redirects, for whoever is about to take it away.';

-- Deletes a page. With `target` all that led to it leads there, and so does its own address once it has gone.
create function private.delete_page(pages regclass, page_id uuid, path text, target text) returns void
language plpgsql set search_path = '' as $$
begin
  if path is null or target is null then
    execute format('delete from %s where id = $1', pages) using page_id;
    return;
  end if;
  perform private.check_redirect(path, target);
  update public.slug_redirects set target_path = target
  where private.path_part(target_path) = path and source_path <> private.path_part(target);
  execute format('delete from %s where id = $1', pages) using page_id;
  insert into public.slug_redirects (source_path, target_path) values (path, target);
end;
$$;
grant execute on function private.delete_page(regclass, uuid, text, text) to authenticated;

create function public.delete_blog_post(post_id uuid, redirect_to text default null) returns void
language plpgsql set search_path = '' as $$
declare
  path text;
begin
  perform private.only_administrators();
  select '/blog/' || slug into path from public.blog_posts where id = post_id for update;
  perform private.delete_page('public.blog_posts', post_id, path, redirect_to);
end;
$$;
comment on function public.delete_blog_post(uuid, text) is
  'Deletes a post with its history. With redirect_to its address, and all that led to it, leads there from then on.';

create function public.delete_author(author_id uuid, redirect_to text default null) returns void
language plpgsql set search_path = '' as $$
declare
  path text;
  articles integer;
begin
  perform private.only_administrators();
  select '/author/' || slug into path from public.authors where id = author_id for update;
  select count(*) into articles from public.blog_posts as post where post.author_id = delete_author.author_id;
  if articles > 0 then
    raise exception 'This author still has %. Give them to somebody else first.',
      case articles when 1 then '1 article' else articles || ' articles' end
      using errcode = 'PT422';
  end if;
  perform private.delete_page('public.authors', author_id, path, redirect_to);
end;
$$;
comment on function public.delete_author(uuid, text) is
  'Deletes an author who has no articles. With redirect_to the address of the page leads there from then on.';

create function public.count_author_posts() returns table (author_id uuid, articles bigint)
language plpgsql stable set search_path = '' as $$
begin
  perform private.only_administrators();
  return query select post.author_id, count(*) from public.blog_posts as post where post.author_id is not null group by 1;
end;
$$;
comment on function public.count_author_posts() is 'How many articles each author has, drafts among them.';

grant execute on function public.list_links_to(text), public.delete_blog_post(uuid, text), public.delete_author(uuid, text),
  public.count_author_posts() to authenticated;
