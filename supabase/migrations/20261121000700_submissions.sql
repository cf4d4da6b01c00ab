create table public.form_submissions (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 2 and 200),
  email text not null check (length(email) between 3 and 254),
  phone text check (length(phone) <= 40),
  company text check (length(company) <= 200),
  website text check (length(website) <= 2048),
  service_interest text check (length(service_interest) <= 40),
  city text check (length(city) <= 100),
  message text not null check (length(message) between 5 and 10000),
  status text not null default 'new' check (status in ('new', 'contacted', 'closed')),
  captcha text not null default 'unverified' check (captcha in ('verified', 'unverified')),
  landing_page text check (length(landing_page) <= 2048),
  referrer text check (length(referrer) <= 2048),
  utm jsonb not null default '{}' check (jsonb_typeof(utm) = 'object' and octet_length(utm::text) <= 4000),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
comment on table public.form_submissions is
  'Leads from the contact form. The id is made by the visitor''s browser, so that one submit sent twice is one row.';
comment on column public.form_submissions.deleted_at is
  'When the staff deleted it. It can be restored for 30 days; then it goes for good.';
create index form_submissions_created_at on public.form_submissions (created_at desc);
create index form_submissions_status on public.form_submissions (status, created_at desc);
create index form_submissions_service on public.form_submissions (service_interest, created_at desc);
alter table public.form_submissions enable row level security;
grant select, delete on public.form_submissions to authenticated;
grant update (status) on public.form_submissions to authenticated;
grant select, insert, update, delete on public.form_submissions to service_role;
create policy "administrators read submissions" on public.form_submissions
  for select to authenticated using ((select public.is_administrator()));
create policy "administrators change the status" on public.form_submissions
  for update to authenticated using ((select public.is_administrator())) with check ((select public.is_administrator()));
create policy "administrators delete submissions" on public.form_submissions
  for delete to authenticated using ((select public.is_administrator()));

create table public.notification_deliveries (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid unique references public.form_submissions (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  claimed_until timestamptz,
  last_error text check (length(last_error) <= 1000),
  provider_message_id text check (length(provider_message_id) <= 200),
  alerted boolean not null default false,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
comment on table public.notification_deliveries is
  'The notification e-mail of each submission, or of many in a digest when there is no one submission: made with the first of
  them in one transaction, and kept until it was sent.';
create index notification_deliveries_due on public.notification_deliveries (next_attempt_at) where state in ('waiting', 'sending');
create index notification_deliveries_sent on public.notification_deliveries (sent_at) where state = 'sent';
alter table public.notification_deliveries enable row level security;
grant select on public.notification_deliveries to authenticated;
grant select, insert, update, delete on public.notification_deliveries to service_role;
create policy "administrators read deliveries" on public.notification_deliveries
  for select to authenticated using ((select public.is_administrator()));

-- No foreign key: with a second one between the two tables the API could not tell which of them an embedding means.
alter table public.form_submissions add column digest_id uuid;
comment on column public.form_submissions.digest_id is 'The notification that tells of it together with others, where it has none of its own.';
create index form_submissions_digest on public.form_submissions (digest_id) where digest_id is not null;

create function private.create_notification_delivery() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.digest_id is null then
    insert into public.notification_deliveries (submission_id) values (new.id);
  end if;
  return null;
end;
$$;
create trigger create_notification_delivery after insert on public.form_submissions
  for each row execute function private.create_notification_delivery();

create table private.mail_pace (
  only_row boolean primary key default true check (only_row),
  next_turn_at timestamptz not null default now(),
  paused_until timestamptz not null default now(),
  alerted_at timestamptz
);
comment on table private.mail_pace is
  'When the next notification may go out, for all senders together, until when the provider wants to hear nothing, and when '
  'somebody was last told that notifications do not go out.';
insert into private.mail_pace default values;
-- Default deny with no policy: only the functions below touch it.
alter table private.mail_pace enable row level security;

create function public.take_mail_turn(per_second integer, patience_seconds integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  turn timestamptz;
begin
  select greatest(next_turn_at, paused_until, clock_timestamp()) into turn from private.mail_pace for update;
  if turn > clock_timestamp() + make_interval(secs => patience_seconds) then
    return null;
  end if;
  -- A tenth slower than allowed, because a line that is now slow and now fast lets e-mails come closer together.
  update private.mail_pace set next_turn_at = turn + interval '1.1 seconds' / per_second;
  return greatest(0, ceil(extract(epoch from turn - clock_timestamp()) * 1000));
end;
$$;
comment on function public.take_mail_turn(integer, integer) is
  'In how many milliseconds the caller may send one e-mail; null, and no turn taken, when that is too long for its patience.';

create function public.claim_notification_deliveries(batch integer, lease_seconds integer)
returns setof public.notification_deliveries
language plpgsql security definer set search_path = '' as $$
declare
  claimed uuid[];
begin
  if exists (select from private.mail_pace where paused_until > now()) then
    return;
  end if;
  claimed := private.claim_due('public.notification_deliveries', batch, lease_seconds,
    'not exists (
      select from public.form_submissions as submission
      where submission.id = due.submission_id and submission.deleted_at is not null
    )');
  return query select * from public.notification_deliveries where id = any (claimed);
end;
$$;
comment on function public.claim_notification_deliveries(integer, integer) is
  'Hands out deliveries that are due, each to one caller only, for a lease after which another may take it; none in a pause.';

create function public.finish_notification_delivery(
  delivery uuid, attempt integer, message_id text default null, problem text default null, pause_seconds integer default null
) returns void
language sql security definer set search_path = '' as $$
  update public.notification_deliveries
  set state = private.state_after(problem, pause_seconds),
    sent_at = case when problem is null then now() end,
    provider_message_id = left(message_id, 200),
    next_attempt_at = case when problem is null then next_attempt_at else now() + make_interval(secs => coalesce(pause_seconds, 0)) end,
    last_error = left(problem, 1000),
    claimed_until = null
  where id = delivery and state <> 'sent'
    -- Whoever was too slow may still say that the e-mail went out, but not undo what the next one does.
    and (problem is null or (state = 'sending' and attempts = attempt))
$$;
comment on function public.finish_notification_delivery(uuid, integer, text, text, integer) is
  'Records what became of a claimed delivery: sent, or a problem and the pause after it; without a pause it has failed.';

create function public.put_off_notifications(delivery uuid, attempt integer, problem text, pause_seconds integer) returns void
language sql security definer set search_path = '' as $$
  update private.mail_pace
  set paused_until = greatest(paused_until, clock_timestamp() + make_interval(secs => pause_seconds));
  update public.notification_deliveries
  set state = 'waiting', attempts = attempts - 1, last_error = left(problem, 1000), claimed_until = null
  where id = delivery and state = 'sending' and attempts = attempt
$$;
comment on function public.put_off_notifications(uuid, integer, text, integer) is
  'The provider wants to hear nothing for a while: every delivery waits, and the one that learnt it has not used up an attempt.';

grant execute on function public.take_mail_turn(integer, integer), public.claim_notification_deliveries(integer, integer),
  public.finish_notification_delivery(uuid, integer, text, text, integer),
  public.put_off_notifications(uuid, integer, text, integer) to service_role;

create table public.email_templates (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(name) <= 100),
  subject text not null check (length(subject) between 1 and 500),
  body text not null check (octet_length(body) between 1 and 200000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.email_templates is 'Subject and HTML of the e-mails the site sends, with placeholders in double braces.';
create trigger touch_updated_at before update on public.email_templates
  for each row execute function private.touch_updated_at();
alter table public.email_templates enable row level security;
grant select on public.email_templates to authenticated;
grant update (subject, body) on public.email_templates to authenticated;
grant select, insert, update, delete on public.email_templates to service_role;
create policy "administrators read templates" on public.email_templates
  for select to authenticated using ((select public.is_administrator()));
create policy "administrators change templates" on public.email_templates
  for update to authenticated using ((select public.is_administrator())) with check ((select public.is_administrator()));
