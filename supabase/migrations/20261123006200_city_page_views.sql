-- How often each city page was read: a table of its own, so that a reading touches neither the page nor what was judged of it. Without
-- a reference, so that what comes back from the bin has its readings.
create table public.city_page_views (
  page_id uuid primary key,
  views bigint not null default 0 check (views >= 0)
);
comment on table public.city_page_views is
  'Readings of city pages, counted as those of articles are, by increment_city_page_view alone. They end when the page ends in the bin.';
alter table public.city_page_views enable row level security;
grant select on public.city_page_views to authenticated, service_role;
create policy "administrators read the views of city pages" on public.city_page_views
  for select to authenticated using ((select public.is_administrator()));

create function public.increment_city_page_view(page_path text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  read_page constant uuid := (select page_id from public.city_page_verdicts where path = page_path limit 1);
begin
  -- The ceiling of an article (increment_blog_post_view).
  if read_page is not null and public.take_rate_limit('view:' || page_path, 2000, 20000) = 0 then
    insert into public.city_page_views as counted (page_id, views) values (read_page, 1)
    on conflict (page_id) do update set views = counted.views + 1;
  end if;
end;
$$;
comment on function public.increment_city_page_view(text) is
  'Counts one reading of the city page at an address; anonymous callers may run it and can do nothing else with it.';
grant execute on function public.increment_city_page_view(text) to anon, authenticated, service_role;

create or replace function public.empty_bin() returns table (contents bigint, entries bigint)
language plpgsql security definer set search_path = '' as $$
begin
  with emptied as (
    update public.activity as entry set before = null
    where entry.change = 'deleted' and entry.before is not null and entry.at < now() - interval '30 days'
    returning entry.kind, entry.item_id
  ), uncounted as (
    delete from public.city_page_views as counted using emptied
    where counted.page_id = case when emptied.kind = 'city page' then emptied.item_id::uuid end
      and not exists (select from public.city_pages where id = counted.page_id)
  )
  select count(*) into contents from emptied;
  delete from public.blog_post_versions as version
  where not exists (select from public.blog_posts where id = version.post_id)
    and not exists (
      select from public.activity as entry
      where entry.kind = 'article' and entry.item_id = version.post_id::text and entry.change = 'deleted' and entry.before is not null);
  delete from public.activity as entry where entry.at < now() - interval '1 year';
  get diagnostics entries = row_count;
  return next;
end;
$$;
