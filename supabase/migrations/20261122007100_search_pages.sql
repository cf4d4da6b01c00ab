-- The pages of the site by their names, for whoever links to one.

create index city_pages_names on public.city_pages
  using gin (lower(service_type || ' ' || city) extensions.gin_trgm_ops) with (fastupdate = off);
create index blog_posts_names on public.blog_posts
  using gin (lower(title || ' ' || coalesce(slug, '')) extensions.gin_trgm_ops) with (fastupdate = off);

-- The longest word finds the rows by an index, of which `like all` has no use.
create function public.search_pages(words text, most integer default 12)
returns table (kind text, path text, title text, state text)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  named constant text := btrim(lower(left(words, 200)));
  patterns constant text[] := private.like_patterns(regexp_replace(words, '^\s*/(services|blog|author)(/|$)', ''));
  longest constant text := coalesce(patterns[1], '%');
  wanted constant integer := least(greatest(most, 1), 50);
begin
  perform private.only_administrators();
  return query
  with found as (
    select 1 as place, 'service' as kind, private.path_of(service) as path, service.service_name as title, '' as state
    from public.service_details as service where lower(service.service_name || ' ' || service.service_slug) like all (patterns)
    union all (
    select 2, 'article', '/blog/' || post.slug, post.title,
      case when post.status = 'draft' then 'draft' when post.published_at > now() then 'scheduled' else '' end
    from public.blog_posts as post
    where post.slug is not null and lower(post.title || ' ' || coalesce(post.slug, '')) like longest
      and lower(post.title || ' ' || coalesce(post.slug, '')) like all (patterns)
    order by post.status desc, post.published_at desc nulls last, post.id limit wanted)
    union all (
    select 3, 'author', private.path_of(author), author.name, '' from public.authors as author
    where lower(author.name || ' ' || author.slug) like all (patterns) order by author.name limit wanted)
    union all (
    select 4, 'city page', verdict.path, page.service_type || ' in ' || page.city,
      case when verdict.is_indexable then '' else 'not indexed' end
    from public.city_pages as page join public.city_page_verdicts as verdict on verdict.page_id = page.id
    where patterns <> '{}' and verdict.path is not null and lower(page.service_type || ' ' || page.city) like longest
      and lower(page.service_type || ' ' || page.city) like all (patterns)
    order by verdict.is_indexable desc, lower(page.city) = named desc, page.city, page.service_type limit wanted)
  )
  select listed.kind, listed.path, listed.title, listed.state
  from (
    select *, row_number() over (partition by found.place) as number from found
    where not exists (select from public.slug_redirects as redirect where redirect.source_path = found.path)
  ) as listed
  -- Some of each kind before many of one.
  order by named in (lower(listed.title), listed.path) desc, (listed.number - 1) / 4, listed.place, listed.number
  limit wanted;
end;
$$;
comment on function public.search_pages(text, integer) is
  'The pages whose names have all the words: services, articles with their drafts, authors and city pages, those that search engines are shown first.';
grant execute on function public.search_pages(text, integer) to authenticated;
