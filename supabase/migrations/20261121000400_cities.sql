create table public.city_pages (
  id uuid primary key default gen_random_uuid(),
  city text not null check (city ~ '^[A-Z][A-Za-z]*( [A-Z][A-Za-z]*){0,4}$' and length(city) <= 40),
  city_slug text not null generated always as (lower(replace(city, ' ', '-'))) stored,
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
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (city_slug, service_type)
);
comment on table public.city_pages is 'One row a service in a city: the text of /services/{service}/{city}.';
create index city_pages_service_type_city on public.city_pages (service_type, city);
comment on column public.city_pages.is_sample is 'Text made up for a demonstration: on a public host search engines are not shown it.';
create trigger touch_updated_at before update on public.city_pages
  for each row execute function private.touch_updated_at('city_slug');
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

create table public.covered_cities (
  slug text primary key,
  name text not null,
  state text not null,
  services text[] not null,
  updated_at timestamptz not null
);
comment on table public.covered_cities is
  'The cities with at least one page and the services described there, kept up to date with city_pages, so that no list reads all pages.';
create index covered_cities_state on public.covered_cities (state, slug);
alter table public.covered_cities enable row level security;
grant select on public.covered_cities to anon, authenticated, service_role;
create policy "everyone reads covered cities" on public.covered_cities
  for select to anon, authenticated using (true);

create function private.cover_city(covered text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.covered_cities as known (slug, name, state, services, updated_at)
  select city_slug, min(city), coalesce(max(nullif(state, '')), ''), array_agg(service_type order by service_type), max(updated_at)
  from public.city_pages where city_slug = covered group by city_slug
  on conflict (slug) do update set name = excluded.name, state = excluded.state, services = excluded.services,
    updated_at = excluded.updated_at
  where (known.name, known.state, known.services, known.updated_at)
    is distinct from (excluded.name, excluded.state, excluded.services, excluded.updated_at);
  delete from public.covered_cities where slug = covered
    and not exists (select from public.city_pages where city_slug = covered);
end;
$$;
create function private.follow_covered_city() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    perform private.cover_city(old.city_slug);
  end if;
  if tg_op <> 'DELETE' and (tg_op = 'INSERT' or old.city_slug <> new.city_slug) then
    perform private.cover_city(new.city_slug);
  end if;
  return null;
end;
$$;
create trigger follow_covered_city after insert or update or delete on public.city_pages
  for each row execute function private.follow_covered_city();
