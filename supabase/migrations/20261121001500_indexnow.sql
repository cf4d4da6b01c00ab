-- Addresses to announce to search engines (indexnow.org): filled by the very transaction that changes a public page.

create table public.indexnow_deliveries (
  id uuid primary key default gen_random_uuid(),
  path text not null check (path ~ '^/[a-z0-9/-]*$' and length(path) <= 300),
  reason text not null check (reason in ('published', 'changed', 'removed', 'scheduled')),
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  claimed_until timestamptz,
  last_error text check (length(last_error) <= 1000),
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
comment on table public.indexnow_deliveries is
  'Paths of pages that appeared, changed or went, for the site to announce; one that waits for its date is "scheduled".';
create index indexnow_deliveries_due on public.indexnow_deliveries (next_attempt_at) where state in ('waiting', 'sending');
create index indexnow_deliveries_sent on public.indexnow_deliveries (sent_at) where state = 'sent';
-- A path that changes often waits once. One that has failed before may come to stand beside it until both are sent.
create unique index indexnow_deliveries_waiting on public.indexnow_deliveries (path, (reason = 'scheduled'))
  where state = 'waiting' and attempts = 0;
alter table public.indexnow_deliveries enable row level security;
grant select on public.indexnow_deliveries to authenticated;
grant select, insert, update, delete on public.indexnow_deliveries to service_role;
create policy "administrators read announcements" on public.indexnow_deliveries
  for select to authenticated using ((select public.is_administrator()));

create function private.announce(changed_path text, why text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if changed_path is null then
    return;
  end if;
  update public.indexnow_deliveries set reason = why
  where path = changed_path and state = 'waiting' and reason <> 'scheduled';
  if not found then
    insert into public.indexnow_deliveries (path, reason) values (changed_path, why) on conflict do nothing;
  end if;
end;
$$;

create function private.announce_post() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was boolean := tg_op <> 'INSERT' and private.is_public(old.status, old.published_at) is true;
  becomes boolean := tg_op <> 'DELETE' and private.is_public(new.status, new.published_at) is true;
begin
  -- Neither a reading nor the place among the featured ones changes the page.
  if tg_op = 'UPDATE' and private.post_without(old, 'is_featured', 'content_updated_at')
    = private.post_without(new, 'is_featured', 'content_updated_at') then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from public.indexnow_deliveries
    where path = '/blog/' || old.slug and state = 'waiting' and reason = 'scheduled';
    if was and not (becomes and new.slug = old.slug) then
      perform private.announce('/blog/' || old.slug, 'removed');
    end if;
  end if;
  if becomes then
    perform private.announce('/blog/' || new.slug, case when was and new.slug = old.slug then 'changed' else 'published' end);
  elsif tg_op <> 'DELETE' and new.status = 'published' and new.published_at > now() then
    insert into public.indexnow_deliveries (path, reason, next_attempt_at)
    values ('/blog/' || new.slug, 'scheduled', new.published_at) on conflict do nothing;
  end if;
  return null;
end;
$$;
create trigger announce_post after insert or update or delete on public.blog_posts
  for each row execute function private.announce_post();

create function private.path_of(page public.service_details) returns text
language sql stable set search_path = '' as $$
  select '/services/' || page.service_slug
$$;
create function private.path_of(page public.authors) returns text
language sql stable set search_path = '' as $$
  select '/author/' || page.slug
$$;
-- For the rows that are public as long as they are there.
create function private.announce_page() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  old_path text;
  new_path text;
begin
  if tg_op <> 'INSERT' then
    old_path := private.path_of(old);
  end if;
  if tg_op <> 'DELETE' then
    new_path := private.path_of(new);
  end if;
  if tg_op = 'UPDATE' and old_path is not distinct from new_path then
    if to_jsonb(old) - 'updated_at' <> to_jsonb(new) - 'updated_at' then
      perform private.announce(new_path, 'changed');
    end if;
  else
    perform private.announce(old_path, 'removed');
    perform private.announce(new_path, 'published');
  end if;
  return null;
end;
$$;
create trigger announce_page after insert or update or delete on public.service_details
  for each row execute function private.announce_page();
create trigger announce_page after insert or update or delete on public.authors
  for each row execute function private.announce_page();

-- A city page is public for search engines as long as they are shown it.
create function private.announce_city_page() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  old_path text;
  new_path text;
begin
  if tg_op <> 'INSERT' and old.is_indexable then
    old_path := old.path;
  end if;
  if tg_op <> 'DELETE' and new.is_indexable then
    new_path := new.path;
  end if;
  if old_path is not distinct from new_path then
    if new.page_changed_at <> old.page_changed_at then
      perform private.announce(new_path, 'changed');
    end if;
  else
    perform private.announce(old_path, case when tg_op = 'UPDATE' and old.path = new.path then 'changed' else 'removed' end);
    perform private.announce(new_path, 'published');
  end if;
  return null;
end;
$$;
create trigger announce_city_page after insert or update or delete on public.city_page_verdicts
  for each row execute function private.announce_city_page();

create function public.claim_indexnow_deliveries(batch integer, lease_seconds integer)
returns setof public.indexnow_deliveries
language plpgsql security definer set search_path = '' as $$
declare
  claimed constant uuid[] := private.claim_due('public.indexnow_deliveries', batch, lease_seconds);
begin
  return query select * from public.indexnow_deliveries where id = any (claimed);
end;
$$;
comment on function public.claim_indexnow_deliveries(integer, integer) is
  'Hands out announcements that are due, each to one caller only, for a lease after which another may take it.';

create function public.finish_indexnow_deliveries(ids uuid[], problem text default null, pause_seconds integer default null)
returns void
language sql security definer set search_path = '' as $$
  update public.indexnow_deliveries
  set state = private.state_after(problem, pause_seconds),
    sent_at = case when problem is null then now() end,
    next_attempt_at = now() + make_interval(secs => coalesce(pause_seconds, 0)),
    last_error = left(problem, 1000),
    claimed_until = null
  where id = any(ids) and state = 'sending';
  delete from public.indexnow_deliveries where state = 'sent' and sent_at < now() - interval '30 days';
$$;
comment on function public.finish_indexnow_deliveries(uuid[], text, integer) is
  'Records what became of claimed announcements: sent, or a problem and the pause after it; without a pause they have failed.';

grant execute on function public.claim_indexnow_deliveries(integer, integer),
  public.finish_indexnow_deliveries(uuid[], text, integer) to service_role;
