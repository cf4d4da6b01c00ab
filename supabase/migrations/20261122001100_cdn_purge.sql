-- How far a CDN in front of the site has been told what changed. Each change is told twice, some seconds apart: an instance that had not
-- followed it yet may have given the CDN an old page in between.

create table private.cdn_purge (
  is_only boolean primary key default true check (is_only),
  seen text check (length(seen) <= 100000),
  told text check (length(told) <= 100000),
  claimed text check (length(claimed) <= 100000),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  claimed_until timestamptz,
  last_error text check (length(last_error) <= 1000)
);
comment on table private.cdn_purge is
  'How far the CDN has been told: seen of what it was told twice, told of what it was told once. One row.';
alter table private.cdn_purge enable row level security;
insert into private.cdn_purge default values;

create function public.claim_cdn_purge(lease_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  state private.cdn_purge;
  changes jsonb;
begin
  select * into state from private.cdn_purge for update skip locked;
  if not found or state.next_attempt_at > now() or state.claimed_until > now() then
    return null;
  end if;
  changes := public.read_content_changes(state.seen);
  -- Before it was told anything for the first time, it may hold anything.
  if (changes ->> 'complete')::boolean and changes -> 'tags' = '[]' and changes -> 'gone' = '[]' then
    update private.cdn_purge set seen = changes ->> 'seen', told = changes ->> 'seen';
    return null;
  end if;
  update private.cdn_purge set claimed = changes ->> 'seen', attempts = state.attempts + 1,
    claimed_until = now() + make_interval(secs => lease_seconds);
  return changes || jsonb_build_object('attempts', state.attempts + 1);
end;
$$;
comment on function public.claim_cdn_purge(integer) is
  'What the CDN is to be told, handed to one caller for a lease; null when there is nothing, or somebody is at it, or it is too early.';

create function public.finish_cdn_purge(pause_seconds integer, problem text default null) returns void
language sql security definer set search_path = '' as $$
  update private.cdn_purge set
    seen = case when problem is null then coalesce(told, claimed) else seen end,
    told = case when problem is null then claimed else told end,
    attempts = case when problem is null then 0 else attempts end,
    next_attempt_at = now() + make_interval(secs => pause_seconds),
    last_error = left(problem, 1000),
    claimed = null,
    claimed_until = null
  where claimed is not null
$$;
comment on function public.finish_cdn_purge(integer, text) is
  'Records what became of what was claimed, and the pause before the CDN is told the next, or the same again.';

grant execute on function public.claim_cdn_purge(integer), public.finish_cdn_purge(integer, text) to service_role;
