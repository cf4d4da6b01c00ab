-- Files of the sitemap list the rows of a stretch of ids, and say when one of these changed last, without reading the others.

create index city_page_verdicts_listed on public.city_page_verdicts (page_id) include (path, page_changed_at, is_sample)
  where is_indexable and path is not null;
drop index public.city_page_verdicts_shown;

create index blog_posts_changed on public.blog_posts (content_updated_at desc, id)
  where status = 'published' and content_updated_at is not null;
create index blog_posts_unchanged on public.blog_posts (published_at desc, id)
  where status = 'published' and content_updated_at is null;
-- The one that stands apart on the list of articles.
create index blog_posts_featured on public.blog_posts (published_at desc, id) where status = 'published' and is_featured;
