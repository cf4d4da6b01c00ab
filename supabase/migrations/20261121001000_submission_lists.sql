-- Lists of submissions for the staff: filters, search, pages, the export and the chart.

-- One spelling for what looks the same: capital letters, wide letters, signs made of two.
create function private.searchable(value text) returns text
language sql immutable set search_path = '' as $$
  select lower(normalize(value, nfkc))
$$;

-- Digits alone, those of Hindi too.
create function private.digits(value text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(translate(value, '०१२३४५६७८९', '0123456789'), '\D', '', 'g')
$$;
grant execute on function private.searchable(text), private.digits(text) to authenticated, service_role;

alter table public.form_submissions add column search_text text generated always as (
  private.searchable(
    name || E'\n' || email || E'\n' || coalesce(phone, '') || E'\n' || coalesce(company, '') || E'\n'
    || coalesce(city, '') || E'\n' || message
  ) || E'\n' || private.digits(coalesce(phone, ''))
) stored;
comment on column public.form_submissions.search_text is 'What a search looks in, each field on lines of its own, and the phone number once more as bare digits.';
-- Submissions are searched more often than they come in: no list of pending entries, which every search would have to read.
create index form_submissions_search_text on public.form_submissions
  using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);

-- In the very order of the pages, so that neither a page nor a count has to read the rows it passes over.
drop index public.form_submissions_created_at, public.form_submissions_status, public.form_submissions_service;
create index form_submissions_newest on public.form_submissions (created_at desc, id)
  where deleted_at is null;
create index form_submissions_status on public.form_submissions (status, created_at desc, id)
  where deleted_at is null;
create index form_submissions_service on public.form_submissions (service_interest, created_at desc, id)
  where deleted_at is null;
create index form_submissions_deleted on public.form_submissions (deleted_at) where deleted_at is not null;

-- The text itself is looked for: nothing in it is a wildcard.
create function private.containing(search text) returns text
language sql immutable set search_path = '' as $$
  select '%' || regexp_replace(private.searchable(search), '([\\%_])', '\\\1', 'g') || '%'
$$;

-- The digits by which a number is found however either is written: without what may stand before the last ten. Null for
-- what is no number.
create function private.number_in(term text) returns text
language sql immutable set search_path = '' as $$
  select case when length(number) >= 5 then right(number, 10) end from (
    select regexp_replace(private.digits(term), case when term ~ '^\s*(\+|00)' then '^(00)?91|^0+' else '^0+' end, '') as number
    where translate(term, '०१२३४५६७८९', '0123456789') ~ '^[0-9 ()+./-]+$'
  ) as written
$$;

-- Two patterns for each word that a text must contain, in whatever order: itself, and the number that it is, or null.
-- A number written with spaces is one word; so is what is too long for a search.
create function private.search_patterns(search text) returns text[]
language sql immutable set search_path = '' as $$
  select array_agg(pattern order by place, kind) from (
    select place, kind, case kind when 1 then private.containing(word) else '%' || private.number_in(word) || '%' end as pattern
    from unnest(
      case when private.number_in(search) is not null or regexp_count(search, '\s+') > 20 then array[btrim(search)]
        else regexp_split_to_array(btrim(search), '\s+') end
    ) with ordinality as words (word, place), generate_series(1, 2) as kind
  ) as patterns
$$;

-- Only the conditions that are asked for, so that each question gets the plan that suits it. The values stay parameters.
create function private.submission_conditions(
  patterns text[], status_filter text, service_filter text, created_from timestamptz, created_before timestamptz,
  only_deleted boolean default false
) returns text
language sql stable set search_path = '' as $$
  select concat_ws(' and ',
    case when only_deleted then 'deleted_at is not null' else 'deleted_at is null' end,
    (select string_agg(
        case when patterns[place + 1] is null then format('search_text like $1[%s]', place)
          else format('(search_text like $1[%s] or search_text like $1[%s])', place, place + 1) end, ' and ')
      from generate_series(1, coalesce(cardinality(patterns), 0), 2) as place),
    case when status_filter is not null then 'status = $2' end,
    case when service_filter is not null then 'service_interest = $3' end,
    case when created_from is not null then 'created_at >= $4' end,
    case when created_before is not null then 'created_at < $5' end)
$$;

-- The three that follow run with the rights of their owner, because under row-level security the search may not use its index.
create function public.list_submissions(
  search text default null, status_filter text default null, service_filter text default null,
  created_from timestamptz default null, created_before timestamptz default null,
  page_size integer default 25, page_offset integer default 0, only_deleted boolean default false
)
returns table (
  id uuid, name text, email text, phone text, company text, website text, service_interest text, city text,
  message text, status text, captcha text, landing_page text, referrer text, utm jsonb, created_at timestamptz,
  deleted_at timestamptz, delivery_state text, delivery_error text, delivery_attempts integer, delivery_next_attempt_at timestamptz,
  notes_count bigint, total bigint
)
language plpgsql stable security definer set search_path = '' as $$
declare
  patterns constant text[] := private.search_patterns(nullif(btrim(search), ''));
  conditions constant text :=
    private.submission_conditions(patterns, status_filter, service_filter, created_from, created_before, only_deleted);
  asked constant integer := least(greatest(coalesce(page_size, 25), 1), 100);
  passed constant integer := greatest(coalesce(page_offset, 0), 0);
  page uuid[];
  matches bigint;
begin
  perform private.only_administrators();
  execute format(
    'select array(select id from public.form_submissions where %s order by created_at desc, id limit $6 offset $7)',
    conditions
  ) into page using patterns, status_filter, service_filter, created_from, created_before, asked, passed;

  -- A page that is not full is the last one, and says by itself how many there are.
  if cardinality(page) = 0 then
    return;
  elsif cardinality(page) < asked then
    matches := passed + cardinality(page);
  else
    execute format('select count(*) from public.form_submissions where %s', conditions)
      into matches using patterns, status_filter, service_filter, created_from, created_before;
  end if;

  return query
    select submission.id, submission.name, submission.email, submission.phone, submission.company, submission.website,
      submission.service_interest, submission.city, submission.message, submission.status, submission.captcha,
      submission.landing_page, submission.referrer, submission.utm, submission.created_at,
      submission.deleted_at, delivery.state, delivery.last_error, delivery.attempts, delivery.next_attempt_at,
      (select count(*) from public.submission_notes as note where note.submission_id = submission.id), matches
    from public.form_submissions as submission
    left join public.notification_deliveries as delivery on delivery.id = coalesce(
      submission.digest_id,
      (select own.id from public.notification_deliveries as own where own.submission_id = submission.id)
    )
    where submission.id = any (page)
    order by submission.created_at desc, submission.id;
end;
$$;
comment on function public.list_submissions(text, text, text, timestamptz, timestamptz, integer, integer, boolean) is
  'A page of the submissions that pass the filters, the newest first; `total` on every row is the number of all of them.';

create function public.export_submissions(
  search text default null, status_filter text default null, service_filter text default null,
  created_from timestamptz default null, created_before timestamptz default null,
  before_created_at timestamptz default null, before_id uuid default null, page_size integer default 1000
)
returns table (
  id uuid, name text, email text, phone text, company text, service_interest text, city text, message text,
  status text, created_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
declare
  patterns constant text[] := private.search_patterns(nullif(btrim(search), ''));
  conditions text := private.submission_conditions(patterns, status_filter, service_filter, created_from, created_before);
begin
  perform private.only_administrators();
  if before_created_at is not null then
    conditions := conditions || ' and created_at <= $6 and (created_at < $6 or id > $7)';
  end if;
  return query execute format(
    'select id, name, email, phone, company, service_interest, city, message, status, created_at
     from public.form_submissions where %s order by created_at desc, id limit $8',
    conditions
  ) using patterns, status_filter, service_filter, created_from, created_before,
    before_created_at, before_id, least(greatest(coalesce(page_size, 1000), 1), 1000);
end;
$$;
comment on function public.export_submissions(text, text, text, timestamptz, timestamptz, timestamptz, uuid, integer) is
  'The submissions that pass the filters, the newest first, at most 1,000; the next page starts after the last row of this one.';

create function public.submission_weeks(
  search text default null, status_filter text default null, service_filter text default null,
  created_from timestamptz default null, created_before timestamptz default null
)
returns table (week date, service text, submissions bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  -- A Monday: India has one time zone and no summer time, so that weeks are all of one length.
  monday constant timestamptz := '2024-01-01 00:00:00+05:30';
  last_moment constant timestamptz := least(created_before - interval '1 microsecond', now());
  first_moment constant timestamptz := date_bin('7 days', last_moment, monday) - interval '25 weeks';
  patterns constant text[] := private.search_patterns(nullif(btrim(search), ''));
begin
  perform private.only_administrators();
  return query execute format(
    $query$
      select (counted.start at time zone 'Asia/Kolkata')::date, counted.service_interest, counted.submissions
      from (
        select date_bin('7 days', created_at, $6) as start, service_interest, count(*) as submissions
        from public.form_submissions where %s group by 1, 2
      ) as counted
      order by 1, 2
    $query$,
    private.submission_conditions(
      patterns, status_filter, service_filter, greatest(created_from, first_moment), created_before)
  ) using patterns, status_filter, service_filter, greatest(created_from, first_moment), created_before,
    monday;
end;
$$;
comment on function public.submission_weeks(text, text, text, timestamptz, timestamptz) is
  'Submissions that pass the filters by Indian week (its Monday) and service, for the last 26 weeks that the filters leave.';

grant execute on function
  public.list_submissions(text, text, text, timestamptz, timestamptz, integer, integer, boolean),
  public.export_submissions(text, text, text, timestamptz, timestamptz, timestamptz, uuid, integer),
  public.submission_weeks(text, text, text, timestamptz, timestamptz) to authenticated;
