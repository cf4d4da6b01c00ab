-- The second factor, asked for by the database too: a token without one is worth nothing where its owner has one, and neither is
-- the token of a session that was ended.

create table private.staff_rules (
  only_row boolean primary key default true check (only_row),
  requires_second_factor boolean not null default false
);
comment on table private.staff_rules is 'What the owners ask of everybody of the staff; one row.';
alter table private.staff_rules enable row level security;
insert into private.staff_rules default values;

create function public.own_second_factor() returns text
language sql stable security definer set search_path = '' as $$
  select case
    when caller.claims ->> 'aal' = 'aal2' then 'passed'
    when exists (select from auth.mfa_factors where user_id = staff.user_id and status = 'verified') then 'due'
    when (select requires_second_factor from private.staff_rules) then 'missing'
    else 'none' end
  from (select auth.jwt() as claims) as caller
  join public.administrators as staff on staff.user_id = (caller.claims ->> 'sub')::uuid
  join auth.sessions as session on session.user_id = staff.user_id and session.id = (caller.claims ->> 'session_id')::uuid
$$;
comment on function public.own_second_factor() is
  'Of the caller, who is one of the staff with a session that goes on: passed; due, when there is one to be shown; missing, when everybody must have one; none. Null for everybody else.';
grant execute on function public.own_second_factor() to authenticated;

create or replace function public.own_role() returns text
language sql stable security definer set search_path = '' as $$
  select role from public.administrators
  where user_id = (select auth.uid()) and public.own_second_factor() in ('passed', 'none')
$$;

create function public.second_factor_required() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.only_administrators();
  return (select requires_second_factor from private.staff_rules);
end;
$$;
comment on function public.second_factor_required() is 'Whether everybody of the staff must have a second factor.';

create function public.require_second_factor(required boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.only_owners();
  if required and public.own_second_factor() <> 'passed' then
    raise exception 'Set up a second factor for your own account first.' using errcode = 'PT422';
  end if;
  update private.staff_rules set requires_second_factor = required where only_row;
end;
$$;
comment on function public.require_second_factor(boolean) is
  'Makes everybody of the staff set up a second factor, from their next request on, or leaves it to them again.';

create function public.list_staff() returns table (
  id uuid, email text, role text, added_at timestamptz, invited_at timestamptz, has_joined boolean,
  last_sign_in_at timestamptz, has_second_factor boolean, sessions bigint
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.only_owners();
  return query
    select staff.user_id, account.email::text, staff.role, staff.created_at, account.invited_at,
      account.email_confirmed_at is not null, account.last_sign_in_at,
      exists (select from auth.mfa_factors as factor where factor.user_id = account.id and factor.status = 'verified'),
      (select count(*) from auth.sessions as session where session.user_id = account.id)
    from public.administrators as staff join auth.users as account on account.id = staff.user_id
    order by staff.created_at, account.email;
end;
$$;
comment on function public.list_staff() is 'Everybody of the staff, those who are invited too, in the order in which they came.';

create function public.add_staff(address text, wanted text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  account record;
begin
  perform private.only_owners();
  select id, email_confirmed_at into account from auth.users where email = lower(btrim(address));
  if account.id is null then
    return 'unknown';
  end if;
  insert into public.administrators (user_id, role) values (account.id, wanted) on conflict (user_id) do nothing;
  if not found then
    raise exception 'This person is one of the staff already.' using errcode = 'PT422', hint = 'email';
  end if;
  return case when account.email_confirmed_at is null then 'invited' else 'known' end;
end;
$$;
comment on function public.add_staff(text, text) is
  'Makes the account of an address one of the staff: known, when it has a password; invited, when nobody has come with it yet; unknown, and nothing done, when there is none.';

create function public.set_staff_role(person uuid, wanted text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.only_owners();
  update public.administrators set role = wanted where user_id = person;
  if not found then
    raise exception 'This person is not one of the staff any more.' using errcode = 'PT409';
  end if;
end;
$$;
comment on function public.set_staff_role(uuid, text) is 'Changes what somebody may do, from their next request on.';

create function public.remove_staff(person uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.only_owners();
  delete from public.administrators where user_id = person;
  delete from auth.sessions where user_id = person;
  return exists (select from auth.users where id = person and email_confirmed_at is null);
end;
$$;
comment on function public.remove_staff(uuid) is
  'Somebody is none of the staff any more and signed out everywhere; the account stays. True when nobody ever came with it.';

create function public.end_sessions_of(person uuid) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  ended bigint;
begin
  perform private.only_owners();
  if not exists (select from public.administrators where user_id = person) then
    raise exception 'This person is not one of the staff any more.' using errcode = 'PT409';
  end if;
  delete from auth.sessions where user_id = person;
  get diagnostics ended = row_count;
  return ended;
end;
$$;
comment on function public.end_sessions_of(uuid) is 'Signs somebody of the staff out everywhere; answers from how many places.';

create function public.own_sessions() returns table (
  id uuid, started_at timestamptz, seen_at timestamptz, user_agent text, is_this boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.only_administrators();
  return query
    select session.id, session.created_at, coalesce(session.refreshed_at::timestamptz, session.created_at),
      left(coalesce(session.user_agent, ''), 400), session.id = (auth.jwt() ->> 'session_id')::uuid
    from auth.sessions as session where session.user_id = auth.uid()
    order by 5 desc, 3 desc;
end;
$$;
comment on function public.own_sessions() is 'Where the caller is signed in, this session first; when a session was last seen is known to the hour.';

create function public.end_own_session(session uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.only_administrators();
  delete from auth.sessions where id = session and user_id = auth.uid();
  return found;
end;
$$;
comment on function public.end_own_session(uuid) is 'Ends a session of the caller''s own; false when it had ended.';

grant execute on function public.second_factor_required(), public.require_second_factor(boolean), public.list_staff(),
  public.add_staff(text, text), public.set_staff_role(uuid, text), public.remove_staff(uuid), public.end_sessions_of(uuid),
  public.own_sessions(), public.end_own_session(uuid) to authenticated;
