-- The staff's lists of articles and redirects read a page, and not every row for its number; the bin is emptied by an index, some at a time.

-- In the very order of the lists.
drop index public.blog_posts_created_at;
create index blog_posts_newest on public.blog_posts (created_at desc, id);
create index blog_posts_status_newest on public.blog_posts (status, created_at desc, id);
create index form_submissions_status_service on public.form_submissions (status, service_interest, created_at desc, id)
  where deleted_at is null;
create index activity_of_item on public.activity (item_id, id desc);
create index activity_actor_kind on public.activity (actor, kind, id desc);

-- What their searches look in.
create index blog_posts_searched on public.blog_posts
  using gin (lower(title || ' ' || coalesce(slug, '') || ' ' || author) extensions.gin_trgm_ops) with (fastupdate = off);
create index slug_redirects_searched on public.slug_redirects
  using gin (lower(source_path || ' ' || target_path) extensions.gin_trgm_ops) with (fastupdate = off);

-- One condition for each word of a search, in whatever order they stand.
create function private.naming(searched text, search text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(string_agg(format('%s like %L', searched, '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'), ' and '), 'true')
  from regexp_split_to_table(lower(btrim(left(search, 200))), '\s+') as word where word <> ''
$$;

-- What a search finds is put in order, as it comes from an index of its own that knows none; if that is more than is listed, the list is gone
-- through in its order instead, where it is soon come across.
create function private.find_listed(of_table regclass, conditions text, is_search boolean, asked integer, passed integer, out page uuid[], out matches bigint)
language plpgsql stable set search_path = '' as $$
declare
  most constant integer := private.most_listed();
begin
  if is_search then
    execute format('select array_agg(id order by created_at desc, id) from (select id, created_at from %s where %s limit %s) as few',
      of_table, conditions, most + 1) into page;
    matches := coalesce(cardinality(page), 0);
    if matches <= most then
      page := page[passed + 1:passed + asked];
      return;
    end if;
  end if;
  execute format('select array(select id from %s where %s order by created_at desc, id limit %s offset %s)', of_table, conditions, asked, passed)
    into page;
  if not is_search then
    execute format('select count(*) from (select from %s where %s limit %s) as few', of_table, conditions, most + 1) into matches;
  end if;
end;
$$;

-- With the rights of their owner: under row-level security a search may not use its index.
create function public.list_blog_posts(
  search text default null, status_filter text default null, page_size integer default 25, page_offset integer default 0
)
returns table (
  id uuid, slug text, title text, author text, status text, published_at timestamptz, publish_at timestamptz, updated_at timestamptz,
  view_count bigint, is_featured boolean, total bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  naming constant text := private.naming('lower(title || '' '' || coalesce(slug, '''') || '' '' || author)', search);
  of_status constant text := case when status_filter is null then 'true' else format('status = %L', status_filter) end;
  page uuid[];
  matches bigint;
begin
  perform private.only_administrators();
  select listed.page, listed.matches into page, matches from private.find_listed('public.blog_posts', naming || ' and ' || of_status,
    naming <> 'true', least(greatest(coalesce(page_size, 25), 1), 100), least(greatest(coalesce(page_offset, 0), 0), private.most_listed())) as listed;
  return query
    select post.id, post.slug, post.title, post.author, post.status, post.published_at, post.publish_at, post.updated_at,
      post.view_count, post.is_featured, matches
    from public.blog_posts as post where post.id = any (page) order by post.created_at desc, post.id;
end;
$$;
comment on function public.list_blog_posts(text, text, integer, integer) is
  'A page of the articles that pass the filters, those created last first; `total` on every row is the number of all of them, 10,001 for more than 10,000.';

create function public.list_redirects(search text default null, page_size integer default 50, page_offset integer default 0)
returns table (id uuid, source_path text, target_path text, hits bigint, last_hit_at timestamptz, total bigint)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  naming constant text := private.naming('lower(source_path || '' '' || target_path)', search);
  page uuid[];
  matches bigint;
begin
  perform private.only_administrators();
  select listed.page, listed.matches into page, matches from private.find_listed('public.slug_redirects', naming, naming <> 'true',
    least(greatest(coalesce(page_size, 50), 1), 100), least(greatest(coalesce(page_offset, 0), 0), private.most_listed())) as listed;
  return query
    select redirect.id, redirect.source_path, redirect.target_path, redirect.hits, redirect.last_hit_at, matches
    from public.slug_redirects as redirect where redirect.id = any (page) order by redirect.created_at desc, redirect.id;
end;
$$;
comment on function public.list_redirects(text, integer, integer) is
  'A page of the redirects whose addresses have every word of a search, those made last first; `total` on every row is the number of all of them, 10,001 for more than 10,000.';
grant execute on function public.list_blog_posts(text, text, integer, integer), public.list_redirects(text, integer, integer) to authenticated;

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
  -- What a search finds by its index is put in order; what is too short for that, or found too often, is come across in the order of the list.
  if exists (select from unnest(patterns) as pattern where length(pattern) >= 5) then
    execute format('select array_agg(id order by created_at desc, id) from (select id, created_at from public.form_submissions where %s limit %s) as few',
      conditions, most + 1) into page using patterns, status_filter, service_filter, created_from, created_before;
    matches := coalesce(cardinality(page), 0);
    page := page[passed + 1:passed + asked];
  end if;
  if matches is null or matches > most then
    execute format(
      'select array(select id from public.form_submissions where %s order by created_at desc, id limit $6 offset $7)',
      conditions
    ) into page using patterns, status_filter, service_filter, created_from, created_before, asked, passed;
  end if;
  -- A page that is not full is the last one, and says by itself how many there are.
  if cardinality(page) = 0 then
    return;
  elsif matches is null and cardinality(page) < asked then
    matches := passed + cardinality(page);
  elsif matches is null then
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

-- Entries are numbered in the order of their days, so that those whose year is over are the first.
drop function public.empty_bin();
create function public.empty_bin(most integer default 1000) returns table (contents bigint, entries bigint)
language plpgsql security definer set search_path = '' as $$
declare
  ended text[];
begin
  with emptied as (
    update public.activity as entry set before = null
    where entry.id in (
      select due.id from public.activity as due
      where due.change = 'deleted' and due.before is not null and due.at < now() - interval '30 days'
      order by due.at limit most for update skip locked)
    returning entry.kind, entry.item_id
  ), uncounted as (
    delete from public.city_page_views as counted using emptied
    where counted.page_id = case when emptied.kind = 'city page' then emptied.item_id::uuid end
      and not exists (select from public.city_pages where id = counted.page_id)
  )
  select count(*), array_agg(item_id) filter (where kind = 'article') into contents, ended from emptied;
  delete from public.blog_post_versions as version
  where version.post_id = any (ended::uuid[])
    and not exists (select from public.blog_posts where id = version.post_id)
    and not exists (
      select from public.activity as entry
      where entry.kind = 'article' and entry.item_id = version.post_id::text and entry.change = 'deleted' and entry.before is not null);
  delete from public.activity as entry
  where entry.id in (select first.id from public.activity as first order by first.id limit most) and entry.at < now() - interval '1 year';
  get diagnostics entries = row_count;
  return next;
end;
$$;
comment on function public.empty_bin(integer) is
  'Ends what was deleted 30 days ago, and the log of changes after a year, so many of each; answers how much of each that was.';
grant execute on function public.empty_bin(integer) to service_role;
