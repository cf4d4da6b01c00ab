create table public.service_details (
  id uuid primary key default gen_random_uuid(),
  service_name text not null unique check (length(service_name) between 2 and 100),
  service_slug text not null unique check (private.is_slug(service_slug)),
  service_description text not null default '' check (length(service_description) <= 2000),
  meta_title text not null default '' check (length(meta_title) <= 200),
  meta_description text not null default '' check (length(meta_description) <= 400),
  hero_heading text not null default '' check (length(hero_heading) <= 200),
  hero_subheading text not null default '' check (length(hero_subheading) <= 600),
  expertise_areas jsonb not null default '[]' check (private.is_list(expertise_areas, 50000)),
  benefits jsonb not null default '[]' check (private.is_list(benefits, 50000)),
  process_steps jsonb not null default '[]' check (private.is_list(process_steps, 50000)),
  faq jsonb not null default '[]' check (private.is_list(faq, 50000)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.service_details is 'One row a service: the text of /services/{service_slug}.';
create trigger touch_updated_at before update on public.service_details
  for each row execute function private.touch_updated_at();
alter table public.service_details enable row level security;
grant select on public.service_details to anon, authenticated;
grant insert, update, delete on public.service_details to authenticated;
grant select, insert, update, delete on public.service_details to service_role;
create policy "everyone reads services" on public.service_details
  for select to anon, authenticated using (true);
create policy "administrators add services" on public.service_details
  for insert to authenticated with check ((select public.is_administrator()));
create policy "administrators change services" on public.service_details
  for update to authenticated using ((select public.is_administrator())) with check ((select public.is_administrator()));
create policy "administrators delete services" on public.service_details
  for delete to authenticated using ((select public.is_administrator()));
