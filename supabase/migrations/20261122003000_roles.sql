-- Two roles: an owner may do everything, an editor no export of submissions, no e-mail template, no people and no site settings.

alter table public.administrators
  add column role text not null default 'owner' check (role in ('owner', 'editor'));
-- From here on whoever adds somebody says as what.
alter table public.administrators alter column role drop default;
grant update (role) on public.administrators to service_role;

create function public.own_role() returns text
language sql stable security definer set search_path = '' as $$
  select role from public.administrators where user_id = (select auth.uid())
$$;
comment on function public.own_role() is 'The role of the caller; null for whoever is none of the staff.';
grant execute on function public.own_role() to authenticated;

create or replace function public.is_administrator() returns boolean
language sql stable security definer set search_path = '' as $$
  select public.own_role() is not null
$$;
comment on function public.is_administrator() is 'Whether the caller is one of the staff, in whichever role; every policy for staff asks this.';

create function public.is_owner() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(public.own_role() = 'owner', false)
$$;
comment on function public.is_owner() is 'Whether the caller is an owner; policies for what editors may not do ask this.';
grant execute on function public.is_owner() to authenticated, service_role;

create function private.only_owners() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not public.is_owner() then
    raise exception 'Only owners may do this.' using errcode = '42501';
  end if;
end;
$$;
grant execute on function private.only_owners() to authenticated;

-- Taken before any row is, so that of two who leave at the same moment the second one sees that the first is gone.
create function private.begin_staff_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.administrators'));
  return null;
end;
$$;
create trigger begin_staff_change before update or delete on public.administrators
  for each statement execute function private.begin_staff_change();

-- Somebody invited who has not come yet could never let anybody in.
create function private.keep_an_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from former where role = 'owner') then
    return null;
  end if;
  perform from public.administrators as staff join auth.users as account on account.id = staff.user_id
    where staff.role = 'owner' and account.email_confirmed_at is not null for share of staff;
  if not found then
    raise exception 'This is the last owner. Make somebody else an owner first; an invitation counts once it is accepted.'
      using errcode = 'PT422';
  end if;
  return null;
end;
$$;
create trigger keep_an_owner_updated after update on public.administrators
  referencing old table as former for each statement execute function private.keep_an_owner();
create trigger keep_an_owner_deleted after delete on public.administrators
  referencing old table as former for each statement execute function private.keep_an_owner();

drop policy "administrators read templates" on public.email_templates;
drop policy "administrators change templates" on public.email_templates;
create policy "owners read templates" on public.email_templates
  for select to authenticated using ((select public.is_owner()));
create policy "owners change templates" on public.email_templates
  for update to authenticated using ((select public.is_owner())) with check ((select public.is_owner()));

create or replace function public.export_submissions(
  search text default null, status_filter text default null, service_filter text default null,
  created_from timestamptz default null, created_before timestamptz default null,
  before_created_at timestamptz default null, before_id uuid default null, page_size integer default 1000
)
returns table (
  id uuid, name text, email text, phone text, company text, service_interest text, city text, message text,
  status text, created_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
declare
  patterns constant text[] := private.search_patterns(nullif(btrim(search), ''));
  conditions text := private.submission_conditions(patterns, status_filter, service_filter, created_from, created_before);
begin
  perform private.only_owners();
  if before_created_at is not null then
    conditions := conditions || ' and created_at <= $6 and (created_at < $6 or id > $7)';
  end if;
  return query execute format(
    'select id, name, email, phone, company, service_interest, city, message, status, created_at
     from public.form_submissions where %s order by created_at desc, id limit $8',
    conditions
  ) using patterns, status_filter, service_filter, created_from, created_before,
    before_created_at, before_id, least(greatest(coalesce(page_size, 1000), 1), 1000);
end;
$$;
