create table public.administrators (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table public.administrators is 'Who may use /admin. A row added or removed counts from the next request on.';
alter table public.administrators enable row level security;
grant select on public.administrators to authenticated;
grant select, insert, delete on public.administrators to service_role;

create function public.is_administrator() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.administrators where user_id = (select auth.uid()))
$$;
comment on function public.is_administrator() is 'Whether the caller is an administrator; every policy for staff asks this.';
grant execute on function public.is_administrator() to authenticated, service_role;

create policy "administrators see who is one" on public.administrators
  for select to authenticated using ((select public.is_administrator()));
