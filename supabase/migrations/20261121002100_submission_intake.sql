-- How an enquiry comes in: counted, and stored once however often it is sent.

alter table public.form_submissions add column content_key text check (length(content_key) <= 64);
comment on column public.form_submissions.content_key is
  'A hash of all that the visitor typed. The same text again within a day is the same enquiry, whatever its id.';
create index form_submissions_content_key on public.form_submissions (content_key, created_at desc);

-- To be called while the one bucket of all unverified enquiries is held, so that two never open a digest each.
create function private.open_digest() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  digest uuid;
begin
  select id into digest from public.notification_deliveries
    where submission_id is null and state = 'waiting' and attempts = 0 limit 1 for update;
  if digest is null then
    insert into public.notification_deliveries (next_attempt_at) values (now() + interval '1 hour') returning id into digest;
  end if;
  return digest;
end;
$$;

create function public.store_submission(
  submission jsonb, buckets text[], per_hour integer, per_day integer, unverified_per_hour integer
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  given constant public.form_submissions := jsonb_populate_record(null::public.form_submissions, submission);
  bucket text;
  wait integer;
  digest uuid;
begin
  -- Two of the same at once: the second waits here until the first can be found.
  perform pg_advisory_xact_lock(hashtextextended(given.content_key, 0));
  if exists (
    select from public.form_submissions as earlier
    where earlier.id = given.id
       or (earlier.content_key = given.content_key and earlier.created_at > now() - interval '1 day'
         and earlier.deleted_at is null)
  ) then
    return 0;
  end if;
  foreach bucket in array buckets loop
    wait := public.take_rate_limit(bucket, per_hour, per_day);
    if wait > 0 then
      return wait;
    end if;
  end loop;
  -- A flood of enquiries that no captcha vouches for is kept like any other, but fills nobody's inbox.
  if given.captcha = 'unverified'
    and public.take_rate_limit('contact-unverified', unverified_per_hour, 5 * unverified_per_hour) > 0 then
    digest := private.open_digest();
  end if;
  insert into public.form_submissions (
    id, name, email, phone, company, website, service_interest, city, message, captcha, landing_page, referrer, utm,
    content_key, digest_id
  ) values (
    given.id, given.name, given.email, given.phone, given.company, given.website, given.service_interest, given.city,
    given.message, given.captcha, given.landing_page, given.referrer, given.utm, given.content_key, digest
  ) on conflict (id) do nothing;
  return 0;
end;
$$;
comment on function public.store_submission(jsonb, text[], integer, integer, integer) is
  'Stores an enquiry unless it is there already: 0 when it is there, else the seconds until its buckets allow another.';
grant execute on function public.store_submission(jsonb, text[], integer, integer, integer) to service_role;
