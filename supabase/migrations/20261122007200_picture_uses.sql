-- Where each picture is used, written by the transaction that uses it, so that nothing which shows one has to be searched for.

create table public.picture_uses (
  picture text not null references public.pictures (name),
  source text not null,
  item text not null,
  kind text not null,
  opens text not null,
  label text not null default '',
  primary key (picture, source, item)
);
comment on table public.picture_uses is
  'A row for each row of another table that names a picture: `opens` is the id of what a person opens to see it. The drafts and earlier versions of an article count as uses too.';
create index picture_uses_item on public.picture_uses (source, item);
alter table public.picture_uses enable row level security;
grant select on public.picture_uses to authenticated, service_role;
create policy "administrators read where pictures are used" on public.picture_uses
  for select to authenticated using ((select public.is_administrator()));

create table private.removed_pictures (
  name text primary key,
  removed_at timestamptz not null default now()
);
comment on table private.removed_pictures is 'Files that are in Storage and no longer in the library, which have 30 days to come back.';
alter table private.removed_pictures enable row level security;

-- The names of pictures in a row, wherever in its texts they stand.
create function private.pictures_in(item jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select array(select distinct found[1] from regexp_matches(item::text, '[0-9a-f]{32}-[1-9][0-9]{0,3}x[1-9][0-9]{0,3}\.webp', 'g') as found)
$$;

-- A picture that is named and not in the library, though its file is there, comes back into it.
create function private.note_pictures(source_table text, row_of_it jsonb, called text, label_columns text, opens_column text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  names constant text[] := private.pictures_in(row_of_it);
begin
  if names = '{}' then
    return;
  end if;
  -- Whoever removes one of them at this moment is waited for.
  perform from public.pictures as picture where picture.name = any(names) for key share;
  insert into public.pictures (name) select given.name from unnest(names) as given (name)
  where not exists (select from public.pictures as known where known.name = given.name) and private.stored_picture(given.name) is not null
  on conflict do nothing;
  insert into public.picture_uses (picture, source, item, kind, opens, label)
  select picture.name, source_table, private.item_of(row_of_it), called, coalesce(row_of_it ->> opens_column, ''),
    left(coalesce((select string_agg(row_of_it ->> trim(part), ' · ') from unnest(string_to_array(label_columns, ',')) as part), ''), 300)
  from public.pictures as picture where picture.name = any(names);
end;
$$;

-- Arguments: the kind, the columns that name the row for a person (parted by commas), and the one with the id of what is opened.
create function private.follow_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    delete from public.picture_uses where source = tg_table_name and item = private.item_of(to_jsonb(old));
  end if;
  if tg_op <> 'DELETE' then
    perform private.note_pictures(tg_table_name, to_jsonb(new), tg_argv[0], tg_argv[1], tg_argv[2]);
  end if;
  return null;
end;
$$;

-- A reading changes none of these columns.
create trigger follow_pictures after insert or delete or update of title, content, excerpt, featured_image on public.blog_posts
  for each row execute function private.follow_pictures('article', 'title', 'id');
create trigger follow_pictures after insert or update or delete on public.blog_post_versions
  for each row execute function private.follow_pictures('earlier version', 'title', 'post_id');
create trigger follow_pictures after insert or update or delete on public.blog_post_drafts
  for each row execute function private.follow_pictures('draft', 'title', 'post_id');
create trigger follow_pictures after insert or update or delete on public.authors
  for each row execute function private.follow_pictures('author', 'name', 'id');
create trigger follow_pictures after insert or update or delete on public.service_details
  for each row execute function private.follow_pictures('service', 'service_name', 'id');
create trigger follow_pictures after insert or update or delete on public.city_pages
  for each row execute function private.follow_pictures('city page', 'service_type, city', 'id');
create trigger follow_pictures after insert or update or delete on public.site_sections
  for each row execute function private.follow_pictures('section of the site', 'name', 'name');

select private.note_pictures('blog_posts', to_jsonb(post), 'article', 'title', 'id') from public.blog_posts as post;
select private.note_pictures('blog_post_versions', to_jsonb(version), 'earlier version', 'title', 'post_id') from public.blog_post_versions as version;
select private.note_pictures('blog_post_drafts', to_jsonb(draft), 'draft', 'title', 'post_id') from public.blog_post_drafts as draft;
select private.note_pictures('authors', to_jsonb(author), 'author', 'name', 'id') from public.authors as author;
select private.note_pictures('service_details', to_jsonb(service), 'service', 'service_name', 'id') from public.service_details as service;
select private.note_pictures('city_pages', to_jsonb(page), 'city page', 'service_type, city', 'id') from public.city_pages as page;
select private.note_pictures('site_sections', to_jsonb(section), 'section of the site', 'name', 'name') from public.site_sections as section;

create function private.keep_used_picture() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  places text;
begin
  select string_agg(format('%s “%s”', used.kind, used.label), ', ') into places from (
    select distinct used.kind, used.label from public.picture_uses as used where used.picture = old.name order by 1, 2 limit 3
  ) as used;
  if places is not null then
    raise exception 'This picture is used: %. Take it out there, or put another one in its place.', places using errcode = 'PT422';
  end if;
  return old;
end;
$$;
create trigger keep_used_picture before delete on public.pictures
  for each row execute function private.keep_used_picture();

create function private.note_removed_picture() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    delete from private.removed_pictures where name = new.name;
  else
    insert into private.removed_pictures (name) values (old.name) on conflict (name) do update set removed_at = now();
  end if;
  return null;
end;
$$;
create trigger note_removed_picture after insert or delete on public.pictures
  for each row execute function private.note_removed_picture();

create function public.due_pictures(most integer default 100) returns setof text
language plpgsql stable security definer set search_path = '' as $$
declare
  due constant text[] := array(
    select removed.name from private.removed_pictures as removed where removed.removed_at < now() - interval '30 days'
    order by removed.removed_at limit least(greatest(most, 1), 1000));
begin
  if due <> '{}' then
    return query
      select name from unnest(due) as name where name <> all (array(
        select unnest(private.pictures_in(jsonb_build_array(entry.before, entry.after)))
        from public.activity as entry where entry.kind <> 'picture' and (entry.before is not null or entry.after is not null)));
  end if;
end;
$$;
comment on function public.due_pictures(integer) is
  'Files that were taken out of the library 30 days ago and which no change that can be undone names.';

create function public.forget_pictures(names text[]) returns void
language sql security definer set search_path = '' as $$
  delete from private.removed_pictures where name = any(names)
$$;
comment on function public.forget_pictures(text[]) is 'Their files are no longer in Storage.';
grant execute on function public.due_pictures(integer), public.forget_pictures(text[]) to service_role;

-- How a row is found by what private.item_of() calls it.
create function private.row_condition(of_table regclass) returns text
language sql stable set search_path = '' as $$
  select case
    when exists (select from pg_attribute where attrelid = of_table and attname = 'id' and atttypid = 'uuid'::regtype) then 'stored.id = $1::uuid'
    else 'private.item_of(to_jsonb(stored)) = $1'
  end
$$;

-- Writes a row anew in the columns whose value differs, with every trigger that a change of it has.
create function private.rewrite_row(source_table text, item text, changed jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  of_table constant regclass := format('public.%I', source_table)::regclass;
  generated constant text[] := private.generated_columns(of_table);
  place constant text := private.row_condition(of_table);
  stored jsonb;
  columns text;
begin
  execute format('select to_jsonb(stored) from %s as stored where %s', of_table, place) into stored using item;
  select string_agg(quote_ident(key), ', ') into columns
  from jsonb_each(changed) where value is distinct from stored -> key and key <> all (generated);
  if stored is null or columns is null then
    return false;
  end if;
  execute format('update %1$s as stored set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$s, $2)) where %3$s', of_table, columns, place)
    using item, changed;
  return true;
end;
$$;

create function public.replace_picture(picture text, by_picture text, earlier_versions boolean default false) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  used public.picture_uses;
  stored jsonb;
  changed integer := 0;
begin
  perform private.only_administrators();
  if picture = by_picture or not exists (select from public.pictures as known where known.name = by_picture) then
    raise exception 'Please choose another picture to take its place.' using errcode = 'PT422';
  end if;
  for used in
    select * from public.picture_uses as found
    where found.picture = replace_picture.picture and (earlier_versions or found.source <> 'blog_post_versions')
    order by found.source, found.item
  loop
    execute format('select to_jsonb(stored) from public.%I as stored where %s for update', used.source,
      private.row_condition(format('public.%I', used.source)::regclass)) into stored using used.item;
    if private.rewrite_row(used.source, used.item, replace(stored::text, picture, by_picture)::jsonb) then
      changed := changed + 1;
    end if;
  end loop;
  update public.pictures as taking set alt = former.alt from public.pictures as former
  where taking.name = by_picture and taking.alt = '' and former.name = picture and former.alt <> '';
  return changed;
end;
$$;
comment on function public.replace_picture(text, text, boolean) is
  'Puts another picture in the place of one, in everything that shows it, at once; each thing changed has its history. Answers how many were. Earlier versions of articles stay as they were, unless they are to change too.';

create function public.list_pictures(
  words text default '', which text default '', page_size integer default 24, page_offset integer default 0
) returns table (
  name text, width integer, height integer, bytes bigint, alt text, file_name text, uploaded_by_email text,
  uploaded_at timestamptz, uses bigint, total bigint
)
language plpgsql stable security definer set search_path = '' as $$
declare
  patterns constant text[] := private.like_patterns(words);
begin
  perform private.only_administrators();
  return query
    with found as (
      select picture.*, count(*) over () as all_of_them from public.pictures as picture
      where lower(picture.alt || ' ' || picture.file_name || ' ' || picture.name) like all (patterns)
        and (which <> 'nameless' or picture.alt = '')
        and (which <> 'unused' or not exists (select from public.picture_uses as used where used.picture = picture.name))
      order by picture.uploaded_at desc, picture.name
      limit least(greatest(page_size, 1), 100) offset greatest(page_offset, 0)
    )
    select found.name, found.width, found.height, found.bytes, found.alt, found.file_name, found.uploaded_by_email, found.uploaded_at,
      (select count(*) from public.picture_uses as used where used.picture = found.name), found.all_of_them
    from found order by found.uploaded_at desc, found.name;
end;
$$;
comment on function public.list_pictures(text, text, integer, integer) is
  'The library, last uploads first; `which` is empty for all of them, "unused", or "nameless" for those without alternative text. `total` on every row is the number of all that answer.';

grant execute on function public.replace_picture(text, text, boolean), public.list_pictures(text, text, integer, integer) to authenticated;

-- A file goes when its time is over and nothing shows it, by the site itself: nobody of the staff takes one away by hand.
do $$
begin
  if to_regclass('storage.objects') is not null then
    drop policy if exists "administrators remove blog images" on storage.objects;
  end if;
end
$$;
