-- What the staff do with submissions: notes, the history of the status, and another try at a notification.

-- For functions that run with the rights of their owner, where no policy would stop the caller.
create function private.only_administrators() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not public.is_administrator() then
    raise exception 'Only administrators may do this.' using errcode = '42501';
  end if;
end;
$$;
grant execute on function private.only_administrators() to authenticated;

create table public.submission_notes (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references public.form_submissions (id) on delete cascade,
  body text not null check (length(body) between 1 and 5000 and body ~ '\S'),
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  author_email text,
  created_at timestamptz not null default now()
);
comment on table public.submission_notes is
  'What administrators write about a submission. The author''s address stays when the account is gone.';
create index submission_notes_submission on public.submission_notes (submission_id, created_at);
create index submission_notes_author on public.submission_notes (author_id);
alter table public.submission_notes enable row level security;
grant select, delete on public.submission_notes to authenticated;
grant insert (id, submission_id, body, author_id, author_email) on public.submission_notes to authenticated;
grant select, delete on public.submission_notes to service_role;
create policy "administrators read notes" on public.submission_notes
  for select to authenticated using ((select public.is_administrator()));
create policy "administrators add notes of their own" on public.submission_notes
  for insert to authenticated with check ((select public.is_administrator()) and author_id = (select auth.uid()));
create policy "administrators delete notes of their own" on public.submission_notes
  for delete to authenticated using ((select public.is_administrator()) and author_id = (select auth.uid()));

-- Whatever address the caller sends, the account's own is stored.
create function private.sign_submission_note() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.author_email := (select email from auth.users where id = new.author_id);
  return new;
end;
$$;
create trigger sign_submission_note before insert on public.submission_notes
  for each row execute function private.sign_submission_note();

create table public.submission_status_changes (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references public.form_submissions (id) on delete cascade,
  from_status text not null,
  to_status text not null,
  changed_by uuid references auth.users (id) on delete set null,
  changed_by_email text,
  changed_at timestamptz not null default clock_timestamp()
);
comment on table public.submission_status_changes is
  'Who changed the status of a submission and when; nobody is named where the server or a script did it.';
create index submission_status_changes_submission on public.submission_status_changes (submission_id, changed_at);
create index submission_status_changes_changed_by on public.submission_status_changes (changed_by);
alter table public.submission_status_changes enable row level security;
grant select on public.submission_status_changes to authenticated, service_role;
create policy "administrators read the history" on public.submission_status_changes
  for select to authenticated using ((select public.is_administrator()));

create function private.record_status_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.submission_status_changes (submission_id, from_status, to_status, changed_by, changed_by_email)
  select new.id, old.status, new.status, account.id, account.email
  from (select auth.uid() as id) as caller left join auth.users as account on account.id = caller.id;
  return null;
end;
$$;
create trigger record_status_change after update of status on public.form_submissions
  for each row when (old.status is distinct from new.status) execute function private.record_status_change();

create function public.set_submission_status(submission uuid, expected text, wanted text) returns text
language plpgsql security invoker set search_path = '' as $$
declare
  in_force text;
begin
  perform private.only_administrators();
  update public.form_submissions set status = wanted
  where id = submission and status = expected and deleted_at is null
  returning status into in_force;
  if not found then
    select status into in_force from public.form_submissions where id = submission and deleted_at is null;
  end if;
  return in_force;
end;
$$;
comment on function public.set_submission_status(uuid, text, text) is
  'Changes the status if it is the expected one, and answers the status then in force; null when the submission is gone.';

create function public.set_submission_deleted(submission uuid, deleted boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.only_administrators();
  update public.form_submissions set deleted_at = case when deleted then coalesce(deleted_at, now()) end
  where id = submission;
  return found;
end;
$$;
comment on function public.set_submission_deleted(uuid, boolean) is
  'Deletes a submission so that it can be restored, or restores it; false when it is gone for good.';

create function public.retry_notification(submission uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.only_administrators();
  update public.notification_deliveries
  set state = 'waiting', attempts = 0, next_attempt_at = now(), claimed_until = null
  where submission_id = submission
    and (state in ('waiting', 'failed') or (state = 'sending' and claimed_until < now()));
  return found;
end;
$$;
comment on function public.retry_notification(uuid) is
  'Makes a notification due at once; false when there is none to send, because it was sent or is being sent.';

create index notification_deliveries_unsent on public.notification_deliveries (created_at) where state <> 'sent';
create function public.unsent_notifications() returns table (waiting bigint, failed bigint)
language plpgsql stable security invoker set search_path = '' as $$
begin
  perform private.only_administrators();
  return query select
    count(*) filter (
      where (delivery.state = 'waiting' and delivery.attempts > 0)
         or (delivery.state = 'waiting' and delivery.next_attempt_at < now() - interval '2 minutes')
         or (delivery.state = 'sending' and delivery.claimed_until < now())),
    count(*) filter (where delivery.state = 'failed')
    from public.notification_deliveries as delivery
    left join public.form_submissions as submission on submission.id = delivery.submission_id
    where delivery.state <> 'sent' and submission.deleted_at is null;
end;
$$;
comment on function public.unsent_notifications() is
  'How many notifications are late, counting those that failed once and are to be tried again, and how many were given up.';

create function public.submission_news(since timestamptz default null)
returns table (moment timestamptz, unhandled bigint, arrived bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.only_administrators();
  return query select now(),
    (select count(*) from (
      select 1 from public.form_submissions where status = 'new' and deleted_at is null limit 1000) as few),
    (select count(*) from (
      select 1 from public.form_submissions where created_at > since and deleted_at is null limit 1000) as few);
end;
$$;
comment on function public.submission_news(timestamptz) is
  'How many submissions are new, and how many came since a moment: a thousand at most, which is more than a person counts.';

grant execute on function public.set_submission_status(uuid, text, text), public.set_submission_deleted(uuid, boolean),
  public.submission_news(timestamptz), public.retry_notification(uuid), public.unsent_notifications() to authenticated;
