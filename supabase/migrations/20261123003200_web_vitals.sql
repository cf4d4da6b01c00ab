-- How fast pages are for those who visit them: counted by day, kind of page and device, in buckets. Nothing of a visitor is kept.

create table public.web_vitals (
  day date not null,
  page_kind text not null check (page_kind in (
    'home', 'services', 'service', 'city', 'locations', 'blog', 'post', 'author', 'contact', 'legal', 'other')),
  device text not null check (device in ('phone', 'computer')),
  metric text not null check (metric in ('lcp', 'inp', 'cls', 'ttfb')),
  bucket smallint not null check (bucket between 0 and 31),
  times integer not null check (times > 0),
  primary key (day, page_kind, device, metric, bucket)
);
comment on table public.web_vitals is
  'How often a figure of a visit fell into a bucket (lib/vitals/figures.ts): largest paint, answer to a press, layout shift, first byte. Days of India, for 90 days.';
alter table public.web_vitals enable row level security;
grant select on public.web_vitals to authenticated, service_role;
create policy "administrators read how fast pages are" on public.web_vitals
  for select to authenticated using ((select public.is_administrator()));

create function public.record_web_vitals(counts jsonb) returns void
language sql security definer set search_path = '' as $$
  delete from public.web_vitals where day < (now() at time zone 'Asia/Kolkata')::date - 90;
  -- In one order, so that two who count the same do not wait for each other in a circle.
  insert into public.web_vitals as kept (day, page_kind, device, metric, bucket, times)
  select (now() at time zone 'Asia/Kolkata')::date, page_kind, device, metric, bucket, least(sum(times), 1000000)::integer
  from jsonb_to_recordset(counts) as given (page_kind text, device text, metric text, bucket smallint, times integer)
  where times > 0
  group by page_kind, device, metric, bucket
  order by page_kind, device, metric, bucket
  on conflict (day, page_kind, device, metric, bucket)
  do update set times = least(kept.times::bigint + excluded.times, 2147483647)::integer
$$;
comment on function public.record_web_vitals(jsonb) is
  'Adds counts to today: a list of {page_kind, device, metric, bucket, times}. Forgets what is older than 90 days.';
grant execute on function public.record_web_vitals(jsonb) to service_role;

create function public.web_vitals_since(first_day date) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'page_kind', page_kind, 'device', device, 'metric', metric, 'bucket', bucket, 'times', times)), '[]')
  from (
    select page_kind, device, metric, bucket, sum(times) as times
    from public.web_vitals where day >= first_day
    group by page_kind, device, metric, bucket
  ) as summed
$$;
comment on function public.web_vitals_since(date) is 'The counts from a day on, added up over the days: as one value, since they are more than an API answers in rows.';
grant execute on function public.web_vitals_since(date) to authenticated, service_role;
