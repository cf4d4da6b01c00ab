-- What the queues of things to send have in common: the columns `state`, `attempts`, `next_attempt_at` and `claimed_until`.

-- Hands out what is due, the longest first, each to one caller only, for a lease after which another may take it.
-- `unless_held` is a condition of ours on a row called `due`.
create function private.claim_due(queue regclass, batch integer, lease_seconds integer, unless_held text default 'true')
returns uuid[]
language plpgsql set search_path = '' as $$
declare
  claimed uuid[];
begin
  execute format(
    $query$
      with claimed as (
        update %1$s as delivery
        set state = 'sending', attempts = delivery.attempts + 1, claimed_until = now() + make_interval(secs => $2)
        where delivery.id in (
          select due.id from %1$s as due
          where ((due.state = 'waiting' and due.next_attempt_at <= now())
              or (due.state = 'sending' and due.claimed_until < now()))
            and (%2$s)
          order by due.next_attempt_at
          limit $1
          for update skip locked
        )
        returning delivery.id
      )
      select array_agg(id) from claimed
    $query$,
    queue, unless_held
  ) into claimed using batch, lease_seconds;
  return claimed;
end;
$$;

-- Without a pause what has failed is not tried again.
create function private.state_after(problem text, pause_seconds integer) returns text
language sql immutable set search_path = '' as $$
  select case when problem is null then 'sent' when pause_seconds is null then 'failed' else 'waiting' end
$$;
