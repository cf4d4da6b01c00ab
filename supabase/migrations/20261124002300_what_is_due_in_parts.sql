-- What is due to be deleted goes in parts: all of it in one statement would, once it is more than a time limit allows, never go at all.

drop function public.delete_what_is_due();
create function public.delete_what_is_due(most integer default 1000)
returns table (old_submissions bigint, deleted_submissions bigint, address_hashes bigint, security_events bigint)
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.form_submissions where id in (
    select due.id from public.form_submissions as due
    where due.deleted_at is null and due.created_at < now() - interval '24 months'
      and not exists (
        select from public.submission_notes as note
        where note.submission_id = due.id and note.created_at >= now() - interval '24 months')
      and not exists (
        select from public.submission_status_changes as change
        where change.submission_id = due.id and change.changed_at >= now() - interval '24 months')
    limit most);
  get diagnostics old_submissions = row_count;
  delete from public.form_submissions where id in (
    select due.id from public.form_submissions as due
    where due.deleted_at is not null
      and (due.deleted_at < now() - interval '30 days' or due.created_at < now() - interval '24 months')
    limit most);
  get diagnostics deleted_submissions = row_count;
  -- A bucket that somebody is drawing on is left alone: to wait for it could be to wait for each other.
  delete from private.rate_limit_buckets where bucket in (
    select idle.bucket from private.rate_limit_buckets as idle
    where idle.updated_at < now() - interval '1 day' limit most for update skip locked);
  get diagnostics address_hashes = row_count;
  delete from public.security_events where id in (
    select due.id from public.security_events as due where due.last_at < now() - interval '90 days' limit most);
  get diagnostics security_events = row_count;
  return next;
end;
$$;
comment on function public.delete_what_is_due(integer) is
  'Deletes what the privacy policy says is not kept any longer, so many of each at most, and answers how much of each that was: enquiries '
  '24 months after the last contact, deleted ones after 30 days, hashes of addresses after a day, security events after 90 days.';
grant execute on function public.delete_what_is_due(integer) to service_role;
