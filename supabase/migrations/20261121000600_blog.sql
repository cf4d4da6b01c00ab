create table public.authors (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (private.is_slug(slug)),
  name text not null check (length(name) between 2 and 120),
  short_bio text not null default '' check (length(short_bio) <= 400),
  full_bio text not null default '' check (length(full_bio) <= 10000),
  profile_image text check (length(profile_image) <= 2048),
  social_links jsonb not null default '{}' check (jsonb_typeof(social_links) = 'object' and octet_length(social_links::text) <= 5000),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.authors is 'Who writes the blog: the text of /author/{slug}.';
create trigger touch_updated_at before update on public.authors
  for each row execute function private.touch_updated_at();
alter table public.authors enable row level security;
grant select on public.authors to anon, authenticated;
grant insert, update, delete on public.authors to authenticated;
grant select, insert, update, delete on public.authors to service_role;
create policy "everyone reads authors" on public.authors
  for select to anon, authenticated using (true);
create policy "administrators add authors" on public.authors
  for insert to authenticated with check ((select public.is_administrator()));
create policy "administrators change authors" on public.authors
  for update to authenticated using ((select public.is_administrator())) with check ((select public.is_administrator()));
create policy "administrators delete authors" on public.authors
  for delete to authenticated using ((select public.is_administrator()));

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(title) between 1 and 300),
  slug text unique check (private.is_slug(slug)),
  content text not null default '' check (length(content) <= 200000),
  excerpt text not null default '' check (length(excerpt) <= 1000),
  featured_image text check (length(featured_image) <= 2048),
  author text not null default '' check (length(author) <= 120),
  author_id uuid references public.authors (id),
  meta_title text not null default '' check (length(meta_title) <= 300),
  meta_description text not null default '' check (length(meta_description) <= 500),
  category text not null default '' check (length(category) <= 100),
  categories text[] not null default '{}' check (cardinality(categories) <= 10 and octet_length(categories::text) <= 1000),
  tags text[] not null default '{}' check (cardinality(tags) <= 30 and octet_length(tags::text) <= 3000),
  published_at timestamptz check (isfinite(published_at)),
  is_featured boolean not null default false,
  featured_image_alt text not null default '' check (length(featured_image_alt) <= 300),
  status text not null default 'draft' check (status in ('draft', 'published')),
  content_updated_at timestamptz check (isfinite(content_updated_at)),
  view_count bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status = 'draft' or slug is not null)
);
comment on table public.blog_posts is
  'Articles in markdown. Public only while published and not dated in the future; content_updated_at is set when the text really changed.';
create index blog_posts_published on public.blog_posts (published_at desc) where status = 'published';
create index blog_posts_author on public.blog_posts (author_id, published_at desc);
create index blog_posts_tags on public.blog_posts using gin (tags);
create index blog_posts_created_at on public.blog_posts (created_at desc);

-- Neither a reading nor a save that changes nothing is a change of the article, nor is it one that its author is called
-- otherwise: nobody who is writing has been overtaken.
create trigger touch_updated_at before update on public.blog_posts
  for each row when (new.author_id is null or new.author_id is distinct from old.author_id or new.author = old.author)
  execute function private.touch_updated_at('view_count', 'search_words', 'search_document');

-- The one definition of what visitors may read. A body of this form has its names looked up when it is made, and it becomes a part
-- of the query that asks, which may then use an index.
create function private.is_public(status text, published_at timestamptz) returns boolean
language sql stable
return status = 'published' and published_at <= now();
grant execute on function private.is_public(text, timestamptz) to anon, authenticated, service_role;

alter table public.blog_posts enable row level security;
grant select on public.blog_posts to anon, authenticated;
grant insert, update, delete on public.blog_posts to authenticated;
grant select, insert, update, delete on public.blog_posts to service_role;
create policy "visitors read published posts" on public.blog_posts
  for select to anon using (private.is_public(status, published_at));
create policy "people signed in read published posts, administrators all" on public.blog_posts
  for select to authenticated
  using (private.is_public(status, published_at) or (select public.is_administrator()));
create policy "administrators add posts" on public.blog_posts
  for insert to authenticated with check ((select public.is_administrator()));
create policy "administrators change posts" on public.blog_posts
  for update to authenticated using ((select public.is_administrator())) with check ((select public.is_administrator()));
create policy "administrators delete posts" on public.blog_posts
  for delete to authenticated using ((select public.is_administrator()));

create function public.increment_blog_post_view(post_slug text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- A ceiling of 2,000 readings an hour for one article, so that a loop cannot make the figure meaningless.
  if exists (
    select 1 from public.blog_posts where slug = post_slug and private.is_public(status, published_at)
  ) and public.take_rate_limit('view:' || post_slug, 2000, 20000) = 0 then
    update public.blog_posts set view_count = view_count + 1 where slug = post_slug;
  end if;
end;
$$;
comment on function public.increment_blog_post_view(text) is
  'Counts one reading of a public article; anonymous callers may run it and can do nothing else with it.';
grant execute on function public.increment_blog_post_view(text) to anon, authenticated, service_role;

create table public.slug_redirects (
  id uuid primary key default gen_random_uuid(),
  source_path text not null unique check (source_path ~ '^/[^\s?#]*$' and length(source_path) <= 2048),
  target_path text not null check (private.is_own_address(target_path)),
  hits bigint not null default 0,
  last_hit_at timestamptz,
  created_at timestamptz not null default now(),
  check (source_path <> target_path)
);
comment on table public.slug_redirects is 'Addresses that moved for good, answered with 308 before anything renders.';
create index slug_redirects_target_path on public.slug_redirects (target_path);
alter table public.slug_redirects enable row level security;
grant select on public.slug_redirects to anon, authenticated;
grant insert, update, delete on public.slug_redirects to authenticated;
grant select, insert, update, delete on public.slug_redirects to service_role;
create policy "everyone follows redirects" on public.slug_redirects
  for select to anon, authenticated using (true);
create policy "administrators add redirects" on public.slug_redirects
  for insert to authenticated with check ((select public.is_administrator()));
create policy "administrators change redirects" on public.slug_redirects
  for update to authenticated using ((select public.is_administrator())) with check ((select public.is_administrator()));
create policy "administrators delete redirects" on public.slug_redirects
  for delete to authenticated using ((select public.is_administrator()));
