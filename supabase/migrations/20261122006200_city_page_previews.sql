-- A city page as somebody is writing it, for the real page to show it to them.
create table public.city_page_previews (
  owner uuid not null default auth.uid() references auth.users (id) on delete cascade,
  page text not null check (page ~ '^(new|[0-9a-f-]{36})$'),
  draft jsonb not null check (octet_length(draft::text) <= 300000),
  updated_at timestamptz not null default now(),
  primary key (owner, page)
);
comment on table public.city_page_previews is
  'What each person last had previewed of each page: one state, which nobody else sees. Those of other days go when a new one comes.';
alter table public.city_page_previews enable row level security;
grant select, insert, update, delete on public.city_page_previews to authenticated, service_role;
create policy "administrators read their own previews" on public.city_page_previews
  for select to authenticated using (owner = (select auth.uid()) and (select public.is_administrator()));
create policy "administrators add their own previews" on public.city_page_previews
  for insert to authenticated with check (owner = (select auth.uid()) and (select public.is_administrator()));
create policy "administrators change their own previews" on public.city_page_previews
  for update to authenticated using (owner = (select auth.uid()) and (select public.is_administrator())) with check (owner = (select auth.uid()) and (select public.is_administrator()));
create policy "administrators delete their own previews" on public.city_page_previews
  for delete to authenticated using (owner = (select auth.uid()) and (select public.is_administrator()));

create function private.forget_old_previews() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.city_page_previews where owner = new.owner and updated_at < now() - interval '1 day';
  return null;
end;
$$;
create trigger forget_old_previews after insert on public.city_page_previews
  for each row execute function private.forget_old_previews();
