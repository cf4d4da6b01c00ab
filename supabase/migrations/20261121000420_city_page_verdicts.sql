-- Which city pages search engines are shown. A page is judged by the transaction that writes it, whoever writes it: what is
-- compared is a sketch of its text, kept in an index, so that the work for a page does not grow with the number of pages.

create table public.city_page_verdicts (
  page_id uuid primary key references public.city_pages (id) on delete cascade,
  path text,
  is_indexable boolean not null default false,
  is_sample boolean not null default false,
  page_changed_at timestamptz not null default now(),
  judged_at timestamptz,
  overlap real not null default 0,
  own_words integer not null default 0,
  evidence text[] not null default '{}',
  reasons text[] not null default '{}',
  nearest uuid,
  sketch_size integer not null default 0
);
comment on table public.city_page_verdicts is
  'One row a city page, made with it: whether search engines are shown it, what was measured, and why not. Until it is judged it is not shown.';
create index city_page_verdicts_path on public.city_page_verdicts (path);
create index city_page_verdicts_shown on public.city_page_verdicts (path) where is_indexable;
create index city_page_verdicts_kept_out on public.city_page_verdicts (path, page_id) where not is_indexable;
create index city_page_verdicts_nearest on public.city_page_verdicts (nearest) where nearest is not null;
create index city_page_verdicts_waiting on public.city_page_verdicts (page_changed_at) where judged_at is null;
alter table public.city_page_verdicts enable row level security;
grant select (page_id, path, is_indexable, is_sample, page_changed_at) on public.city_page_verdicts to anon;
grant select on public.city_page_verdicts to authenticated, service_role;
create policy "everyone reads which city pages are shown" on public.city_page_verdicts
  for select to anon using (true);
create policy "administrators read verdicts" on public.city_page_verdicts
  for select to authenticated using ((select public.is_administrator()));

-- Sketches of the pages that are shown. What is kept out is a copy of one of them, or waits for its own text.
create table private.city_page_sketches (
  feature integer not null,
  page_id uuid not null references public.city_pages (id) on delete cascade,
  primary key (feature, page_id)
);
comment on table private.city_page_sketches is
  'A sample of the pairs of neighbouring words on each page that is shown. A pair that sixteen pages have is nobody''s any more.';
alter table private.city_page_sketches enable row level security;
create index city_page_sketches_page on private.city_page_sketches (page_id);

-- Null for a service that has no row: then no address leads to the page.
create function private.path_of(page public.city_pages) returns text
language sql stable set search_path = '' as $$
  select '/services/' || service_slug || '/' || page.city_slug
  from public.service_details where service_name = page.service_type
$$;
