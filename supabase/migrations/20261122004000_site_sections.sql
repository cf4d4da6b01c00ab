-- What the owner says of the site itself. A section without a row, and whatever a row does not say, is as content/ has it.

create table public.site_sections (
  name text primary key check (length(name) <= 40 and private.is_slug(name)),
  fields jsonb not null check (jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 200000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.site_sections is
  'Texts and figures of the site that its owner changed, a row a section (lib/site/sections). Only what differs from content/ is in it.';
create trigger touch_updated_at before update on public.site_sections
  for each row execute function private.touch_updated_at();
alter table public.site_sections enable row level security;
grant select on public.site_sections to anon, authenticated;
grant insert, update, delete on public.site_sections to authenticated;
grant select, insert, update, delete on public.site_sections to service_role;
create policy "everyone reads site sections" on public.site_sections
  for select to anon, authenticated using (true);
create policy "owners add site sections" on public.site_sections
  for insert to authenticated with check ((select public.is_owner()));
create policy "owners change site sections" on public.site_sections
  for update to authenticated using ((select public.is_owner())) with check ((select public.is_owner()));
create policy "owners delete site sections" on public.site_sections
  for delete to authenticated using ((select public.is_owner()));
create trigger log_activity after insert or update or delete on public.site_sections
  for each row execute function private.log_activity('site section', 'name');
create trigger record_change after insert or update or delete on public.site_sections
  for each row execute function private.record_change('site:{name}');
