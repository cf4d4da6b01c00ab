-- What is done now and again: what was promised to be deleted goes, and somebody learns of notifications that do not go out.

create function public.delete_what_is_due()
returns table (old_submissions bigint, deleted_submissions bigint, address_hashes bigint, security_events bigint)
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.form_submissions as submission
  where submission.deleted_at is null and submission.created_at < now() - interval '24 months'
    and not exists (
      select 1 from public.submission_notes as note
      where note.submission_id = submission.id and note.created_at >= now() - interval '24 months')
    and not exists (
      select 1 from public.submission_status_changes as change
      where change.submission_id = submission.id and change.changed_at >= now() - interval '24 months');
  get diagnostics old_submissions = row_count;
  delete from public.form_submissions as submission
  where submission.deleted_at is not null
    and (submission.deleted_at < now() - interval '30 days' or submission.created_at < now() - interval '24 months');
  get diagnostics deleted_submissions = row_count;
  -- A bucket that somebody is drawing on is left alone: to wait for it could be to wait for each other.
  delete from private.rate_limit_buckets where bucket in (
    select idle.bucket from private.rate_limit_buckets as idle
    where idle.updated_at < now() - interval '1 day' for update skip locked);
  get diagnostics address_hashes = row_count;
  delete from public.security_events as event where event.last_at < now() - interval '90 days';
  get diagnostics security_events = row_count;
  return next;
end;
$$;
comment on function public.delete_what_is_due() is
  'Deletes what the privacy policy says is not kept any longer, and answers how much of each: enquiries 24 months after the '
  'last contact, deleted ones after 30 days, hashes of addresses after a day, security events after 90 days.';

create function public.claim_unsent_alert(late_minutes integer) returns table (unsent bigint, oldest timestamptz, problem text)
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
    update private.mail_pace set alerted_at = clock_timestamp();
  end if;
end;
$$;
comment on function public.claim_unsent_alert(integer) is
  'Notifications that are unsent for so long that somebody must be told, handed out once an incident.';

create function public.return_unsent_alert() returns void
language sql security definer set search_path = '' as $$
  update private.mail_pace set alerted_at = null;
  update public.notification_deliveries set alerted = false where state <> 'sent' and alerted;
$$;
comment on function public.return_unsent_alert() is 'Nobody could be told, so that it is still to be done.';

grant execute on function public.delete_what_is_due(), public.claim_unsent_alert(integer), public.return_unsent_alert()
  to service_role;
