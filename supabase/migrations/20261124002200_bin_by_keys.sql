-- What is emptied is found first and then reached by its key; joined to a list of which it knows only how long it may be, a table is read whole.

create or replace function public.empty_bin(most integer default 1000) returns table (contents bigint, entries bigint)
language plpgsql security definer set search_path = '' as $$
declare
  due constant bigint[] := array(
    select id from public.activity
    where change = 'deleted' and before is not null and at < now() - interval '30 days' order by at limit most for update skip locked);
  over constant bigint[] := array(
    select id from (select id, at from public.activity order by id limit most) as first where at < now() - interval '1 year');
  pages uuid[];
  articles uuid[];
begin
  update public.activity set before = null where id = any (due);
  select array_agg(item_id::uuid) filter (where kind = 'city page'), array_agg(item_id::uuid) filter (where kind = 'article')
    into pages, articles from public.activity where id = any (due);
  delete from public.city_page_views as counted
  where page_id = any (pages) and not exists (select from public.city_pages where id = counted.page_id);
  delete from public.blog_post_versions as version
  where post_id = any (articles)
    and not exists (select from public.blog_posts where id = version.post_id)
    and not exists (
      select from public.activity as entry
      where entry.kind = 'article' and entry.item_id = version.post_id::text and entry.change = 'deleted' and entry.before is not null);
  delete from public.activity where id = any (over);
  get diagnostics entries = row_count;
  contents := cardinality(due);
  return next;
end;
$$;
