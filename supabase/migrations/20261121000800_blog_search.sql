-- Search over articles: full text, and tolerance of typos for what titles and tags say.

-- array_to_string() is only stable, because of types other than text.
create function private.tags_as_text(tags text[]) returns text
language sql immutable set search_path = '' as $$
  select array_to_string(tags, ' ')
$$;
-- The generated columns run it with the rights of whoever writes the row.
grant execute on function private.tags_as_text(text[]) to authenticated, service_role;

-- A tsvector holds at most 1 MB, so a very long article is found by its first 200,000 characters.
alter table public.blog_posts
  add column search_words text
    generated always as (lower(title || ' ' || private.tags_as_text(tags))) stored,
  add column search_document tsvector
    generated always as (
      setweight(to_tsvector('pg_catalog.english', title), 'A')
      || setweight(to_tsvector('pg_catalog.english', private.tags_as_text(tags)), 'B')
      || setweight(to_tsvector('pg_catalog.english', excerpt), 'C')
      || setweight(to_tsvector('pg_catalog.english', left(content, 200000)), 'D')
    ) stored;
comment on column public.blog_posts.search_words is 'What a misspelled query is compared with.';
comment on column public.blog_posts.search_document is 'What a query is matched against, by weight: title, tags, excerpt, text.';
-- Articles are written seldom and searched often: no list of pending entries, which every search would have to read.
create index blog_posts_search_words on public.blog_posts
  using gin (search_words extensions.gin_trgm_ops) with (fastupdate = off);
create index blog_posts_search_document on public.blog_posts using gin (search_document) with (fastupdate = off);

-- With the rights of its owner, because under row-level security neither operator may use its index; the condition of
-- the policies stands in the query instead. Where thousands of articles match, the newest 200 are put in order.
create function public.search_blog_posts(query text, page_size integer default 9, page_offset integer default 0)
returns table (
  id uuid, slug text, title text, excerpt text, featured_image text, author text, category text,
  categories text[], tags text[], published_at timestamptz, total bigint
)
language plpgsql stable security definer
set search_path = ''
set pg_trgm.word_similarity_threshold = 0.5
-- Whether an index or the newest rows answer sooner depends on the words, so each query is planned for its own.
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  words constant text := case when length(query) > 2 then lower(left(query, 200)) end;
  -- A dash that excludes nothing goes: PostgreSQL fails at some fifty of them.
  document constant tsquery := websearch_to_tsquery('pg_catalog.english',
    regexp_replace(left(query, 200), '-+(?![[:alnum:]"])', ' ', 'g'));
begin
  return query
  with newest as materialized (
    select post.id, post.published_at
    from public.blog_posts as post
    where private.is_public(post.status, post.published_at)
      and (post.search_document @@ document or words operator(extensions.<%) post.search_words)
    order by post.published_at desc, post.id
    limit 200
  ), ranked as (
    select newest.id, newest.published_at, count(*) over () as total,
      ts_rank(post.search_document, document)
        + coalesce(extensions.word_similarity(words, post.search_words), 0) as rank
    from newest join public.blog_posts as post on post.id = newest.id
    order by rank desc, newest.published_at desc, newest.id
    limit least(greatest(page_size, 1), 50) offset greatest(page_offset, 0)
  )
  select post.id, post.slug, post.title, post.excerpt, post.featured_image, post.author, post.category,
    post.categories, post.tags, post.published_at, ranked.total
  from ranked join public.blog_posts as post on post.id = ranked.id
  order by ranked.rank desc, ranked.published_at desc, ranked.id;
end;
$$;
comment on function public.search_blog_posts(text, integer, integer) is
  'The public articles that answer a query, the best first; `total` on every row is the number of all of them, at most 200.';
grant execute on function public.search_blog_posts(text, integer, integer) to anon, authenticated;
