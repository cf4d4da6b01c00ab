-- What editors may not read they do not read in the log either.

drop policy "administrators read the activity" on public.activity;
create policy "administrators read the activity" on public.activity
  for select to authenticated using (
    (select public.is_administrator()) and (source not in ('administrators', 'email_templates') or (select public.is_owner()))
  );
