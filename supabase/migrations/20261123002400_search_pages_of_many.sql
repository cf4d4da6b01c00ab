-- Whoever types a word that thousands of pages have in their name is answered as soon as somebody who types a rare one.

create index city_pages_city on public.city_pages (lower(city) text_pattern_ops);

-- Two of the words, the longest, find the rows by an index, of which `like all` has no use; what is shorter than three letters is none
-- for it, and is looked for at the beginning of cities and among the newest articles. Of what thousands match, some hundreds are put in order.
create or replace function public.search_pages(words text, most integer default 12)
returns table (kind text, path text, title text, state text)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  named constant text := btrim(lower(left(words, 200)));
  patterns constant text[] := private.like_patterns(regexp_replace(words, '^\s*/(services|blog|author)(/|$)', ''));
  longest constant text := coalesce(patterns[1], '%');
  second constant text := coalesce(patterns[2], longest);
  is_short constant boolean := length(longest) < 5;
  begins constant text := substr(longest, 2);
  wanted constant integer := least(greatest(most, 1), 50);
begin
  perform private.only_administrators();
  return query
  with articles as (
    (select post.id, post.slug, post.title, post.status, post.published_at from public.blog_posts as post
    where not is_short and post.slug is not null and lower(post.title || ' ' || coalesce(post.slug, '')) like longest
      and lower(post.title || ' ' || coalesce(post.slug, '')) like second
      and lower(post.title || ' ' || coalesce(post.slug, '')) like all (patterns)
    limit 500)
    union all
    select * from (
      select post.id, post.slug, post.title, post.status, post.published_at from public.blog_posts as post
      where is_short and post.slug is not null order by post.created_at desc limit 500
    ) as newest
    where lower(newest.title || ' ' || newest.slug) like all (patterns)
  ), city_pages as (
    (select page.id, page.service_type, page.city from public.city_pages as page
    where not is_short and lower(page.service_type || ' ' || page.city) like longest
      and lower(page.service_type || ' ' || page.city) like second
      and lower(page.service_type || ' ' || page.city) like all (patterns)
    limit 500)
    union all
    (select page.id, page.service_type, page.city from public.city_pages as page
    where is_short and patterns <> '{}' and lower(page.city) like begins
      and lower(page.service_type || ' ' || page.city) like all (patterns)
    limit 500)
  ), found as (
    select 1 as place, 'service' as kind, private.path_of(service) as path, service.service_name as title, '' as state
    from public.service_details as service where lower(service.service_name || ' ' || service.service_slug) like all (patterns)
    union all (
    select 2, 'article', '/blog/' || post.slug, post.title,
      case when post.status = 'draft' then 'draft' when post.published_at > now() then 'scheduled' else '' end
    from articles as post order by post.status desc, post.published_at desc nulls last, post.id limit wanted)
    union all (
    select 3, 'author', private.path_of(author), author.name, '' from public.authors as author
    where lower(author.name || ' ' || author.slug) like all (patterns) order by author.name limit wanted)
    union all (
    select 4, 'city page', verdict.path, page.service_type || ' in ' || page.city,
      case when verdict.is_indexable then '' else 'not indexed' end
    from city_pages as page join public.city_page_verdicts as verdict on verdict.page_id = page.id
    where verdict.path is not null
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
