-- The history of a post.

create table public.blog_post_versions (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  title text generated always as (fields ->> 'title') stored,
  slug text generated always as (fields ->> 'slug') stored,
  change text not null default '' check (length(change) <= 300),
  changed_by uuid default auth.uid() references auth.users (id) on delete set null,
  changed_by_email text default auth.jwt() ->> 'email',
  changed_at timestamptz not null default clock_timestamp()
);
comment on table public.blog_post_versions is
  'The last 50 states of each article, written by the transaction that made them; `change` says in words what became different.';
create index blog_post_versions_post on public.blog_post_versions (post_id, changed_at desc);
create index blog_post_versions_changed_by on public.blog_post_versions (changed_by);
alter table public.blog_post_versions enable row level security;
grant select on public.blog_post_versions to authenticated;
grant select, insert, update, delete on public.blog_post_versions to service_role;
create policy "administrators read the history" on public.blog_post_versions
  for select to authenticated using ((select public.is_administrator()));

-- In the order of the columns. A field without a word of its own is called as its column is.
create function private.describe_change(before jsonb, after jsonb) returns text
language sql stable set search_path = '' as $$
  with changed as (
    select string_agg(coalesce(label, replace(field, '_', ' ')), ', ' order by place) as labels
    from json_object_keys(to_json(jsonb_populate_record(null::public.blog_posts, '{}'))) with ordinality as listed (field, place)
    left join (values
      ('content', 'text'), ('featured_image', 'image'), ('featured_image_alt', 'the image''s alternative text'),
      ('author_id', 'author''s page'), ('published_at', 'published date'), ('is_featured', 'featured')
    ) as named (field, label) using (field)
    where before -> field is distinct from after -> field and field <> 'status'
  )
  select concat_ws('; ',
    case when before ->> 'status' <> after ->> 'status' then
      case after ->> 'status' when 'published' then 'Published' else 'Unpublished' end
    end,
    'Changed: ' || labels
  ) from changed
$$;

create function private.record_version() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb;
  after jsonb := private.post_fields(new);
begin
  if tg_op = 'UPDATE' then
    before := private.post_fields(old);
    if before = after then
      return null;
    end if;
    if not exists (select from public.blog_post_versions where post_id = new.id) then
      insert into public.blog_post_versions (post_id, fields, change, changed_by, changed_by_email, changed_at)
      values (new.id, before, 'As it was before its history began', null, null, old.updated_at);
    end if;
  end if;
  insert into public.blog_post_versions (post_id, fields, change)
  values (new.id, after, case tg_op when 'INSERT' then 'Created' else private.describe_change(before, after) end);
  delete from public.blog_post_versions where id in (
    select id from public.blog_post_versions where post_id = new.id order by changed_at desc offset 50
  );
  return null;
end;
$$;
create trigger record_version after insert on public.blog_posts
  for each row execute function private.record_version();
-- An author's new name is no change of the article.
create trigger record_changed_version after update on public.blog_posts
  for each row when (new.author_id is null or new.author_id is distinct from old.author_id or new.author = old.author)
  execute function private.record_version();
