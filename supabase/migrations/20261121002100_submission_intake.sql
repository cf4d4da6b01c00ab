-- How an enquiry comes in: counted, and stored once however often it is sent.

alter table public.form_submissions add column content_key text check (length(content_key) <= 64);
comment on column public.form_submissions.content_key is
  'A hash of all that the visitor typed. The same text again within a day is the same enquiry, whatever its id.';
create index form_submissions_content_key on public.form_submissions (content_key, created_at desc);

create function public.store_submission(submission jsonb, buckets text[], per_hour integer, per_day integer) returns integer
language plpgsql set search_path = '' as $$
declare
  given constant public.form_submissions := jsonb_populate_record(null::public.form_submissions, submission);
  bucket text;
  wait integer;
begin
  -- Two of the same at once: the second waits here until the first can be found.
  perform pg_advisory_xact_lock(hashtextextended(given.content_key, 0));
  if exists (
    select from public.form_submissions as earlier
    where earlier.id = given.id
       or (earlier.content_key = given.content_key and earlier.created_at > now() - interval '1 day')
  ) then
    return 0;
  end if;
  foreach bucket in array buckets loop
    wait := public.take_rate_limit(bucket, per_hour, per_day);
    if wait > 0 then
      return wait;
    end if;
  end loop;
  insert into public.form_submissions (
    id, name, email, phone, company, website, service_interest, city, message, captcha, landing_page, referrer, utm,
    content_key
  ) values (
    given.id, given.name, given.email, given.phone, given.company, given.website, given.service_interest, given.city,
    given.message, given.captcha, given.landing_page, given.referrer, given.utm, given.content_key
  ) on conflict (id) do nothing;
  return 0;
end;
$$;
comment on function public.store_submission(jsonb, text[], integer, integer) is
  'Stores an enquiry unless it is there already: 0 when it is there, else the seconds until its buckets allow another.';
revoke execute on function public.store_submission(jsonb, text[], integer, integer) from public, anon, authenticated;
grant execute on function public.store_submission(jsonb, text[], integer, integer) to service_role;
