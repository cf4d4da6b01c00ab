-- Hosted Supabase loads an extension for the API (safeupdate) by which a change of all rows is an error, in functions too: a table with
-- one row is changed where that row is.

create or replace function public.take_mail_turn(per_second integer, patience_seconds integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  turn timestamptz;
begin
  select greatest(next_turn_at, paused_until, clock_timestamp()) into turn from private.mail_pace for update;
  if turn > clock_timestamp() + make_interval(secs => patience_seconds) then
    return null;
  end if;
  -- A tenth slower than allowed, because a line that is now slow and now fast lets e-mails come closer together.
  update private.mail_pace set next_turn_at = turn + interval '1.1 seconds' / per_second where only_row;
  return greatest(0, ceil(extract(epoch from turn - clock_timestamp()) * 1000));
end;
$$;

create or replace function public.put_off_notifications(delivery uuid, attempt integer, problem text, pause_seconds integer) returns void
language sql security definer set search_path = '' as $$
  update private.mail_pace
  set paused_until = greatest(paused_until, clock_timestamp() + make_interval(secs => pause_seconds))
  where only_row;
  update public.notification_deliveries
  set state = 'waiting', attempts = attempts - 1, last_error = left(problem, 1000), claimed_until = null
  where id = delivery and state = 'sending' and attempts = attempt
$$;

create or replace function public.claim_unsent_alert(late_minutes integer) returns table (unsent bigint, oldest timestamptz, problem text)
language plpgsql security definer set search_path = '' as $$
declare
  told_at timestamptz;
begin
  select alerted_at into told_at from private.mail_pace for update;
  -- An incident lasts until a notification goes out again.
  if exists (select 1 from private.mail_pace where alerted_at is not null)
    and not exists (select 1 from public.notification_deliveries where state = 'sent' and sent_at > told_at) then
    return;
  end if;
  return query
    with told as (
      update public.notification_deliveries as delivery set alerted = true
      where delivery.state <> 'sent' and not delivery.alerted
        -- A digest is meant to wait for an hour.
        and delivery.created_at < now() - make_interval(
          mins => late_minutes, hours => case when delivery.submission_id is null then 1 else 0 end)
        and not exists (
          select 1 from public.form_submissions as submission
          where submission.id = delivery.submission_id and submission.deleted_at is not null)
      returning delivery.created_at, delivery.last_error
    )
    select count(*), min(told.created_at), (array_agg(told.last_error order by told.created_at desc)
      filter (where told.last_error is not null))[1]
    from told having count(*) > 0;
  if found then
    update private.mail_pace set alerted_at = clock_timestamp() where only_row;
  end if;
end;
$$;

create or replace function public.return_unsent_alert() returns void
language sql security definer set search_path = '' as $$
  update private.mail_pace set alerted_at = null where only_row;
  update public.notification_deliveries set alerted = false where state <> 'sent' and alerted;
$$;

create or replace function public.claim_cdn_purge(lease_seconds integer) returns jsonb
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
    update private.cdn_purge set seen = changes ->> 'seen', told = changes ->> 'seen' where is_only;
    return null;
  end if;
  update private.cdn_purge set claimed = changes ->> 'seen', attempts = state.attempts + 1,
    claimed_until = now() + make_interval(secs => lease_seconds) where is_only;
  return changes || jsonb_build_object('attempts', state.attempts + 1);
end;
$$;
