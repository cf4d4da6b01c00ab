-- The lists of the staff count up to ten thousand, which is more than a person pages through; whoever looks for something searches.

create function private.most_listed() returns integer
language sql immutable set search_path = '' as $$ select 10000 $$;

-- A page of which nobody knows the address, because it or its service is a draft, is not kept out of anything.
create or replace function private.city_page_conditions(
  patterns text[], status_filter text, service_filter text, shown_filter text, samples_shown boolean
) returns text
language sql immutable set search_path = '' as $$
  select concat_ws(' and ', 'true',
    (select string_agg(format(
        'private.searchable(page.service_type || '' '' || page.city || '' '' || page.state || '' '' || page.h1_title) like $1[%s]', place), ' and ')
      from generate_series(1, coalesce(cardinality(patterns), 0)) as place),
    case status_filter
      when 'published' then 'page.status = ''published'''
      when 'scheduled' then 'page.publish_at is not null'
      when 'draft' then 'page.status = ''draft'' and page.publish_at is null' end,
    case when service_filter is not null then 'page.service_type = $2' end,
    case shown_filter
      when 'shown' then 'verdict.is_indexable' || case when samples_shown then '' else ' and not verdict.is_sample' end
      when 'kept-out' then 'verdict.path is not null and ' ||
        case when samples_shown then 'not verdict.is_indexable' else '(not verdict.is_indexable or verdict.is_sample)' end end)
$$;

create or replace function public.list_city_pages(
  search text default null, status_filter text default null, service_filter text default null, shown_filter text default null,
  samples_shown boolean default true, page_size integer default 50, page_offset integer default 0
)
returns table (
  id uuid, city text, city_slug text, state text, service_type text, status text, publish_at timestamptz, is_sample boolean,
  updated_at timestamptz, path text, is_indexable boolean, is_judged boolean, overlap real, own_words integer, places integer,
  reasons text[], changed_by text, total bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  patterns constant text[] := (
    select array_agg(private.containing(word)) from regexp_split_to_table(btrim(left(search, 200)), '\s+') as word where word <> '');
  most constant integer := private.most_listed();
  asked constant integer := least(greatest(coalesce(page_size, 50), 1), 100);
  passed constant integer := least(greatest(coalesce(page_offset, 0), 0), most);
  conditions constant text :=
    private.city_page_conditions(patterns, status_filter, service_filter, shown_filter, coalesce(samples_shown, true));
  by_verdict constant boolean := conditions like '%verdict.%';
  -- A verdict is dated as its page is, and there is an index in that order for those that are shown and those that are not.
  source text := case when by_verdict
    then 'public.city_page_verdicts as verdict left join public.city_pages as page on page.id = verdict.page_id'
    else 'public.city_pages as page' end;
  key text := case when by_verdict then 'verdict.page_id' else 'page.id' end;
  changed text := case when by_verdict then 'verdict.page_changed_at' else 'page.updated_at' end;
  found uuid[];
  matches bigint;
begin
  perform private.only_administrators();
  execute format('select array_agg(id order by changed desc, id) from (select %s as id, %s as changed from %s where %s limit %s) as few',
      key, changed, source, conditions, most + 1)
    into found using patterns, service_filter, asked, passed;
  matches := coalesce(cardinality(found), 0);
  if matches <= most then
    found := found[passed + 1:passed + asked];
  else
    -- So many have what is looked for that the list, gone through in its order, soon comes to a page of them.
    if patterns is not null then
      source := '(select * from public.city_pages order by updated_at desc, id offset 0) as page' || case when by_verdict
        then ' cross join lateral (select * from public.city_page_verdicts where page_id = page.id offset 0) as verdict' else '' end;
      key := 'page.id';
      changed := 'page.updated_at';
    end if;
    execute format('select array(select %s from %s where %s order by %s desc, %s limit $3 offset $4)', key, source, conditions, changed, key)
      into found using patterns, service_filter, asked, passed;
  end if;
  return query
    select page.id, page.city, page.city_slug, page.state, page.service_type, page.status, page.publish_at, page.is_sample,
      page.updated_at, verdict.path, coalesce(verdict.is_indexable, false), verdict.judged_at is not null, verdict.overlap,
      verdict.own_words, cardinality(verdict.evidence), verdict.reasons,
      (select entry.actor_email from public.activity as entry
        where entry.kind = 'city page' and entry.item_id = page.id::text order by entry.id desc limit 1),
      matches
    from public.city_pages as page left join public.city_page_verdicts as verdict on verdict.page_id = page.id
    where page.id = any (found) order by page.updated_at desc, page.id;
end;
$$;
comment on function public.list_city_pages(text, text, text, text, boolean, integer, integer) is
  'A page of the city pages that pass the filters, what changed last first, with what the guard says of each; `total` on every row is the number of all of them, 10,001 for more than 10,000.';

create or replace function public.list_submissions(
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
  most constant integer := private.most_listed();
  asked constant integer := least(greatest(coalesce(page_size, 25), 1), 100);
  passed constant integer := least(greatest(coalesce(page_offset, 0), 0), most);
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
    execute format('select count(*) from (select from public.form_submissions where %s limit %s) as few', conditions, most + 1)
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
  'A page of the submissions that pass the filters, the newest first; `total` on every row is the number of all of them, 10,001 for more than 10,000.';

-- The articles with which a draft is compared.
create index blog_posts_updated on public.blog_posts (updated_at desc, id);
