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
  created_at timestamptz not null default now()
);
comment on table public.form_submissions is
  'Leads from the contact form. The id is made by the visitor''s browser, so that one submit sent twice is one row.';
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
  submission_id uuid not null unique references public.form_submissions (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  claimed_until timestamptz,
  last_error text check (length(last_error) <= 1000),
  provider_message_id text check (length(provider_message_id) <= 200),
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
comment on table public.notification_deliveries is
  'The notification e-mail of each submission: made with it in one transaction, and kept until it was sent.';
create index notification_deliveries_due on public.notification_deliveries (next_attempt_at) where state in ('waiting', 'sending');
alter table public.notification_deliveries enable row level security;
grant select on public.notification_deliveries to authenticated;
grant select, insert, update, delete on public.notification_deliveries to service_role;
create policy "administrators read deliveries" on public.notification_deliveries
  for select to authenticated using ((select public.is_administrator()));

create function private.create_notification_delivery() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.notification_deliveries (submission_id) values (new.id);
  return null;
end;
$$;
create trigger create_notification_delivery after insert on public.form_submissions
  for each row execute function private.create_notification_delivery();

create function public.claim_notification_deliveries(batch integer, lease_seconds integer)
returns setof public.notification_deliveries
language sql security definer set search_path = '' as $$
  update public.notification_deliveries as delivery
  set state = 'sending', attempts = delivery.attempts + 1, claimed_until = now() + make_interval(secs => lease_seconds)
  where delivery.id in (
    select due.id from public.notification_deliveries as due
    where (due.state = 'waiting' and due.next_attempt_at <= now())
       or (due.state = 'sending' and due.claimed_until < now())
    order by due.next_attempt_at
    limit batch
    for update skip locked
  )
  returning delivery.*
$$;
comment on function public.claim_notification_deliveries(integer, integer) is
  'Hands out deliveries that are due, each to one caller only, for a lease after which another may take it.';
revoke execute on function public.claim_notification_deliveries(integer, integer) from public, anon, authenticated;
grant execute on function public.claim_notification_deliveries(integer, integer) to service_role;

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
