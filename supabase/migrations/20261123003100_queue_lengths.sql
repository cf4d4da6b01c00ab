-- What waits to be sent, for whoever watches the site.

create index notification_deliveries_failed on public.notification_deliveries (created_at) where state = 'failed';

create function public.queue_lengths() returns jsonb
language sql stable security definer set search_path = '' as $$
  with queues (queue, length, oldest) as (
    select 'notifications', count(*), min(created_at) from public.notification_deliveries
    where state in ('waiting', 'sending') and (attempts > 0 or next_attempt_at <= now())
    union all
    select 'failed notifications', count(*), min(created_at) from public.notification_deliveries where state = 'failed'
    union all
    select 'announcements', count(*), min(next_attempt_at) from public.indexnow_deliveries
    where state in ('waiting', 'sending') and (attempts > 0 or next_attempt_at <= now())
    union all
    select 'purges', jsonb_array_length(changes -> 'tags') + jsonb_array_length(changes -> 'gone'), null
    from (select public.read_content_changes(coalesce(told, seen)) as changes from private.cdn_purge) as untold
  )
  select jsonb_agg(jsonb_build_object('queue', queue, 'length', length,
    'oldest_seconds', greatest(extract(epoch from now() - oldest), case when oldest is not null then 0 end))) from queues
$$;
comment on function public.queue_lengths() is
  'How much is due and not done yet: e-mails about enquiries, those that were given up, announcements to search engines, and changes that a CDN was not told of. With the age of the oldest, where that is known.';
grant execute on function public.queue_lengths() to service_role;
