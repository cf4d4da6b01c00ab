-- The library of pictures: a row for each file in the bucket blog-images, with what it shows.

create table public.pictures (
  name text primary key check (name ~ '^[0-9a-f]{32}-[1-9][0-9]{0,3}x[1-9][0-9]{0,3}\.webp$'),
  width integer not null generated always as (split_part(split_part(substr(name, 34), '.', 1), 'x', 1)::integer) stored,
  height integer not null generated always as (split_part(split_part(substr(name, 34), '.', 1), 'x', 2)::integer) stored,
  bytes bigint not null default 0 check (bytes >= 0),
  alt text not null default '' check (length(alt) <= 300),
  file_name text not null default '' check (length(file_name) <= 200),
  uploaded_by uuid default auth.uid() references auth.users (id) on delete set null,
  uploaded_by_email text default auth.jwt() ->> 'email' check (length(uploaded_by_email) <= 320),
  uploaded_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.pictures is
  'The pictures of the site by the names of their files; `alt` is what each shows, offered wherever it is used, and `file_name` what it was called before.';
create index pictures_uploaded_at on public.pictures (uploaded_at desc, name);
create index pictures_uploaded_by on public.pictures (uploaded_by);
create trigger touch_updated_at before update on public.pictures
  for each row execute function private.touch_updated_at('width', 'height');
alter table public.pictures enable row level security;
grant select, delete on public.pictures to authenticated;
grant insert (name, alt, file_name), update (alt, file_name) on public.pictures to authenticated;
grant select, insert, update, delete on public.pictures to service_role;
create policy "administrators read pictures" on public.pictures
  for select to authenticated using ((select public.is_administrator()));
create policy "administrators add pictures" on public.pictures
  for insert to authenticated with check ((select public.is_administrator()));
create policy "administrators change pictures" on public.pictures
  for update to authenticated using ((select public.is_administrator())) with check ((select public.is_administrator()));
create policy "administrators remove pictures" on public.pictures
  for delete to authenticated using ((select public.is_administrator()));

create trigger log_activity after insert or update or delete on public.pictures
  for each row execute function private.log_activity('picture', 'alt, file_name', 'bytes');

-- What Storage says of a file of the bucket; null where there is none.
create function private.stored_picture(picture text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  found_file jsonb;
begin
  if to_regclass('storage.objects') is null then
    return null;
  end if;
  select jsonb_build_object('bytes', coalesce((object.metadata ->> 'size')::bigint, 0), 'created_at', object.created_at)
  into found_file from storage.objects as object where object.bucket_id = 'blog-images' and object.name = picture;
  return found_file;
end;
$$;

-- There is no picture without its file, and its size is what Storage says.
create function private.check_picture() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  stored jsonb := private.stored_picture(new.name);
begin
  if stored is null then
    raise exception 'The file of this picture is not there any more. Please upload it again.' using errcode = 'PT422';
  end if;
  new.bytes := (stored ->> 'bytes')::bigint;
  return new;
end;
$$;
create trigger check_picture before insert on public.pictures
  for each row execute function private.check_picture();

-- What was uploaded before there was a library.
do $$
begin
  if to_regclass('storage.objects') is not null then
    insert into public.pictures (name, uploaded_by, uploaded_by_email, uploaded_at)
    select object.name, person.id, person.email, object.created_at
    from storage.objects as object left join auth.users as person on person.id::text = object.owner_id
    where object.bucket_id = 'blog-images' and object.name ~ '^[0-9a-f]{32}-[1-9][0-9]{0,3}x[1-9][0-9]{0,3}\.webp$'
    on conflict do nothing;
  end if;
end
$$;

create function public.keep_picture(picture text, shown text default '', called text default '') returns public.pictures
language plpgsql set search_path = '' as $$
declare
  kept public.pictures;
begin
  perform private.only_administrators();
  insert into public.pictures as known (name, alt, file_name)
  values (picture, left(btrim(shown), 300), left(btrim(called), 200))
  on conflict (name) do update set alt = case known.alt when '' then excluded.alt else known.alt end,
    file_name = case known.file_name when '' then excluded.file_name else known.file_name end
  returning * into kept;
  return kept;
end;
$$;
comment on function public.keep_picture(text, text, text) is
  'Enters a stored file in the library, or finds it there: then its alternative text stays.';

-- A pattern of LIKE for each word, the longest first, so that all of them must be there in whatever order.
create function private.like_patterns(words text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg('%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%' order by length(word) desc), '{}')
  from unnest(regexp_split_to_array(lower(left(words, 200)), '[[:space:]/?#-]+')) as word where word <> ''
$$;

grant execute on function public.keep_picture(text, text, text) to authenticated;
