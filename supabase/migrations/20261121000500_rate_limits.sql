create table private.rate_limit_buckets (
  bucket text primary key check (length(bucket) <= 200),
  taken timestamptz[] not null default '{}',
  updated_at timestamptz not null default now()
);
comment on table private.rate_limit_buckets is
  'When each bucket was last drawn on, for a day. A bucket is named by a keyed hash, never by an address.';
create index rate_limit_buckets_updated_at on private.rate_limit_buckets (updated_at);
-- Default deny with no policy: only take_rate_limit() touches it.
alter table private.rate_limit_buckets enable row level security;

create function public.take_rate_limit(bucket_name text, per_hour integer, per_day integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  moment constant timestamptz := clock_timestamp();
  recent timestamptz[];
  in_hour timestamptz[];
  free_at timestamptz;
begin
  insert into private.rate_limit_buckets (bucket) values (bucket_name) on conflict (bucket) do nothing;
  perform 1 from private.rate_limit_buckets where bucket = bucket_name for update;
  select array(select t from unnest(b.taken) as t where t > moment - interval '1 day' order by t)
    into recent from private.rate_limit_buckets as b where b.bucket = bucket_name;
  in_hour := array(select t from unnest(recent) as t where t > moment - interval '1 hour' order by t);

  if cardinality(recent) >= per_day then
    free_at := recent[cardinality(recent) - per_day + 1] + interval '1 day';
  end if;
  if cardinality(in_hour) >= per_hour then
    free_at := greatest(free_at, in_hour[cardinality(in_hour) - per_hour + 1] + interval '1 hour');
  end if;
  if free_at is not null then
    return greatest(1, ceil(extract(epoch from free_at - moment)))::integer;
  end if;

  update private.rate_limit_buckets set taken = recent || moment, updated_at = moment where bucket = bucket_name;
  return 0;
end;
$$;
comment on function public.take_rate_limit(text, integer, integer) is
  'Draws on a bucket over a sliding hour and day: 0 when allowed, else the seconds until it will be. Refusals do not count.';
grant execute on function public.take_rate_limit(text, integer, integer) to service_role;

create function public.return_rate_limits(bucket_names text[]) returns void
language sql security definer set search_path = '' as $$
  update private.rate_limit_buckets set taken = trim_array(taken, 1)
  where bucket = any (bucket_names) and cardinality(taken) > 0
$$;
comment on function public.return_rate_limits(text[]) is
  'Gives back the last draw on each of the buckets: what was drawn for turned out to be allowed.';

create function public.forget_rate_limits(prefix text) returns integer
language sql security definer set search_path = '' as $$
  with forgotten as (
    delete from private.rate_limit_buckets where length(prefix) >= 20 and starts_with(bucket, prefix) returning 1
  )
  select count(*)::integer from forgotten
$$;
comment on function public.forget_rate_limits(text) is
  'Empties the buckets whose names begin so, and says how many there were. The beginning has to name one account.';
grant execute on function public.return_rate_limits(text[]), public.forget_rate_limits(text) to service_role;
