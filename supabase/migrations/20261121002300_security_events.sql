-- What was refused, and who signed in: for the staff to read.

create table public.security_events (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z-]+\.[a-z-]+$' and length(kind) <= 40),
  account text not null default '' check (length(account) <= 254),
  address_hash text not null default '' check (length(address_hash) <= 43),
  detail text not null default '' check (length(detail) <= 100),
  request_id text not null default '' check (length(request_id) <= 64),
  times integer not null default 1,
  slot timestamptz not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  unique (slot, kind, account, address_hash, detail)
);
comment on table public.security_events is
  'Sign-ins, and what was refused, for 90 days. What repeats itself within ten minutes is one row, so that nobody can fill it.';
create index security_events_newest on public.security_events (last_at desc, id desc);
create index security_events_kind on public.security_events (kind, last_at desc, id desc);
alter table public.security_events enable row level security;
grant select on public.security_events to authenticated, service_role;
create policy "administrators read security events" on public.security_events
  for select to authenticated using ((select public.is_administrator()));

create function public.record_security_event(
  kind text, account text default '', address_hash text default '', detail text default '', request_id text default ''
) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  -- Whatever else was typed, perhaps a password in the wrong field, is not kept.
  known constant text := coalesce((
    select account.email from auth.users as account
    join public.administrators as staff on staff.user_id = account.id
    where lower(account.email) = lower(record_security_event.account)
  ), '');
begin
  insert into public.security_events as event (kind, account, address_hash, detail, request_id, slot)
  values (record_security_event.kind, known, left(record_security_event.address_hash, 16),
    left(record_security_event.detail, 100), left(record_security_event.request_id, 64),
    date_bin('10 minutes', now(), timestamptz '2024-01-01'))
  on conflict (slot, kind, account, address_hash, detail)
    do update set times = event.times + 1, last_at = now(), request_id = excluded.request_id;
end;
$$;
comment on function public.record_security_event(text, text, text, text, text) is
  'Writes down an event. The account is kept only when it is an administrator''s, an address only as a keyed hash.';
grant execute on function public.record_security_event(text, text, text, text, text) to service_role;
