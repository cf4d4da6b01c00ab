create table public.city_pages (
  id uuid primary key default gen_random_uuid(),
  city text not null check (city ~ '^[A-Z][A-Za-z]*( [A-Z][A-Za-z]*){0,4}$' and length(city) <= 40),
  state text not null default '' check (length(state) <= 60),
  service_type text not null check (length(service_type) between 2 and 100),
  meta_title text not null default '' check (length(meta_title) <= 200),
  meta_description text not null default '' check (length(meta_description) <= 400),
  h1_title text not null default '' check (length(h1_title) <= 200),
  intro_paragraph text not null default '' check (length(intro_paragraph) <= 10000),
  services_offered jsonb not null default '[]' check (private.is_list(services_offered, 50000)),
  faq_questions jsonb not null default '[]' check (private.is_list(faq_questions, 20000)),
  faq_answers jsonb not null default '[]' check (private.is_list(faq_answers, 50000)),
  testimonials jsonb not null default '[]' check (private.is_list(testimonials, 50000)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (city, service_type)
);
comment on table public.city_pages is 'One row a service in a city: the text of /services/{service}/{city}.';
create index city_pages_service_type_city on public.city_pages (service_type, city);
create trigger touch_updated_at before update on public.city_pages
  for each row execute function private.touch_updated_at();
alter table public.city_pages enable row level security;
grant select on public.city_pages to anon, authenticated;
grant insert, update, delete on public.city_pages to authenticated;
grant select, insert, update, delete on public.city_pages to service_role;
create policy "everyone reads city pages" on public.city_pages
  for select to anon, authenticated using (true);
create policy "administrators add city pages" on public.city_pages
  for insert to authenticated with check ((select public.is_administrator()));
create policy "administrators change city pages" on public.city_pages
  for update to authenticated using ((select public.is_administrator())) with check ((select public.is_administrator()));
create policy "administrators delete city pages" on public.city_pages
  for delete to authenticated using ((select public.is_administrator()));
