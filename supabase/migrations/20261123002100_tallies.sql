-- How many there are of what lists show, kept by the statements that change it: no page counts rows, and where a page of a long list
-- begins is known without passing over those before it.

create table private.tallies (
  kind text not null,
  of text not null default '',
  part text not null default '',
  number bigint not null,
  primary key (kind, of, part)
);
comment on table private.tallies is
  'How many: cities of a state and cities of a service, by first letter; city pages of a service, by status; city pages shown to search engines, samples apart; articles of an author and with a tag, by status. An empty `of` or `part` is all of them.';
alter table private.tallies enable row level security;

create function private.add_to_tallies(changes private.tallies[]) returns void
language sql security definer set search_path = '' as $$
  insert into private.tallies as known (kind, of, part, number)
  select kind, of, part, sum(number) from unnest(changes)
  group by kind, of, part having sum(number) <> 0 order by kind, of, part
  on conflict (kind, of, part) do update set number = known.number + excluded.number
$$;

-- Cities by the letter their slug begins with, which is the order of their lists.
create function private.tallies_of_city(state text, slug text, services text[], times integer) returns setof private.tallies
language sql immutable set search_path = '' as $$
  select 'cities of a state', state, left(slug, 1), times
  union all
  select 'cities of a service', service, left(slug, 1), times from unnest(services) as service
$$;
create function private.tally_cities() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  taken private.tallies[] := '{}';
  given private.tallies[] := '{}';
begin
  if tg_op <> 'INSERT' then
    select array_agg(tally) into taken from old_rows as city, private.tallies_of_city(city.state, city.slug, city.services, -1) as tally;
  end if;
  if tg_op <> 'DELETE' then
    select array_agg(tally) into given from new_rows as city, private.tallies_of_city(city.state, city.slug, city.services, 1) as tally;
  end if;
  perform private.add_to_tallies(taken || given);
  return null;
end;
$$;
create trigger tally_inserted after insert on public.covered_cities
  referencing new table as new_rows for each statement execute function private.tally_cities();
create trigger tally_updated after update on public.covered_cities
  referencing old table as old_rows new table as new_rows for each statement execute function private.tally_cities();
create trigger tally_deleted after delete on public.covered_cities
  referencing old table as old_rows for each statement execute function private.tally_cities();

create function private.tally_city_pages() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  taken private.tallies[] := '{}';
  given private.tallies[] := '{}';
begin
  if tg_op <> 'INSERT' then
    select array_agg(('city pages', service_type, status, -number)::private.tallies) into taken
    from (select service_type, status, count(*) as number from old_rows group by 1, 2) as counted;
  end if;
  if tg_op <> 'DELETE' then
    select array_agg(('city pages', service_type, status, number)::private.tallies) into given
    from (select service_type, status, count(*) as number from new_rows group by 1, 2) as counted;
  end if;
  perform private.add_to_tallies(taken || given);
  return null;
end;
$$;
create trigger tally_inserted after insert on public.city_pages
  referencing new table as new_rows for each statement execute function private.tally_city_pages();
create trigger tally_updated after update on public.city_pages
  referencing old table as old_rows new table as new_rows for each statement execute function private.tally_city_pages();
create trigger tally_deleted after delete on public.city_pages
  referencing old table as old_rows for each statement execute function private.tally_city_pages();

-- Judged a row at a time.
create function private.is_listed(verdict public.city_page_verdicts) returns boolean
language sql immutable set search_path = '' as $$
  select verdict.is_indexable and verdict.path is not null
$$;
create function private.tally_shown() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was constant boolean := tg_op <> 'INSERT' and private.is_listed(old);
  becomes constant boolean := tg_op <> 'DELETE' and private.is_listed(new);
  changes private.tallies[] := '{}';
begin
  if was then
    changes := changes || ('shown', '', case when old.is_sample then 'sample' else '' end, -1)::private.tallies;
  end if;
  if becomes then
    changes := changes || ('shown', '', case when new.is_sample then 'sample' else '' end, 1)::private.tallies;
  end if;
  perform private.add_to_tallies(changes);
  return null;
end;
$$;
create trigger tally_inserted after insert on public.city_page_verdicts
  for each row when (new.is_indexable) execute function private.tally_shown();
create trigger tally_updated after update on public.city_page_verdicts for each row
  when ((old.is_indexable, old.is_sample, old.path is null) is distinct from (new.is_indexable, new.is_sample, new.path is null))
  execute function private.tally_shown();
create trigger tally_deleted after delete on public.city_page_verdicts
  for each row when (old.is_indexable) execute function private.tally_shown();

-- Of all, of the author, with each tag, and of the author with each tag.
create function private.tallies_of_article(status text, author_id uuid, tags text[], times integer) returns setof private.tallies
language sql immutable set search_path = '' as $$
  select distinct 'articles ' || status, writer, topic, times
  from unnest(array['', author_id::text]) as writer, unnest(tags || ''::text) as topic
  where writer is not null and topic is not null
$$;
create function private.tally_articles() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  taken private.tallies[] := '{}';
  given private.tallies[] := '{}';
begin
  if tg_op = 'UPDATE' then
    taken := array(select private.tallies_of_article(old.status, old.author_id, old.tags, -1));
    given := array(select private.tallies_of_article(new.status, new.author_id, new.tags, 1));
  elsif tg_op = 'INSERT' then
    select array_agg(tally) into given
    from new_rows as post, private.tallies_of_article(post.status, post.author_id, post.tags, 1) as tally;
  else
    select array_agg(tally) into taken
    from old_rows as post, private.tallies_of_article(post.status, post.author_id, post.tags, -1) as tally;
  end if;
  perform private.add_to_tallies(taken || given);
  return null;
end;
$$;
create trigger tally_inserted after insert on public.blog_posts
  referencing new table as new_rows for each statement execute function private.tally_articles();
-- A reading changes none of these columns.
create trigger tally_updated after update of status, author_id, tags on public.blog_posts for each row
  when ((old.status, old.author_id, old.tags) is distinct from (new.status, new.author_id, new.tags))
  execute function private.tally_articles();
create trigger tally_deleted after delete on public.blog_posts
  referencing old table as old_rows for each statement execute function private.tally_articles();

-- For rows that were written past the triggers.
create function private.recount_tallies() returns void
language sql security definer set search_path = '' as $$
  delete from private.tallies where kind <> '';
  insert into private.tallies (kind, of, part, number)
  select tally.kind, tally.of, tally.part, sum(tally.number)
  from public.covered_cities as city, private.tallies_of_city(city.state, city.slug, city.services, 1) as tally group by 1, 2, 3;
  insert into private.tallies (kind, of, part, number)
  select 'city pages', service_type, status, count(*) from public.city_pages group by 2, 3;
  insert into private.tallies (kind, part, number)
  select 'shown', case when is_sample then 'sample' else '' end, count(*) from public.city_page_verdicts as verdict
  where private.is_listed(verdict) group by 2;
  insert into private.tallies (kind, of, part, number)
  select tally.kind, tally.of, tally.part, sum(tally.number)
  from public.blog_posts as post, private.tallies_of_article(post.status, post.author_id, post.tags, 1) as tally group by 1, 2, 3;
$$;
select private.recount_tallies();

create function public.count_cities(of_service text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('of', of, 'letter', part, 'cities', number) order by of, part), '[]')
  from private.tallies
  where number > 0 and kind = case when of_service is null then 'cities of a state' else 'cities of a service' end
    and (of_service is null or of = of_service)
$$;
comment on function public.count_cities(text) is
  'How many cities with a page each state has, or those with a page for a service, by the first letter of their slugs: in the order of the lists.';

create function public.count_shown_city_pages(with_samples boolean) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(number), 0)::bigint from private.tallies where kind = 'shown' and (with_samples or part = '')
$$;
comment on function public.count_shown_city_pages(boolean) is 'How many city pages search engines are shown.';

-- What is published with a date that has not come is not public yet; there are few of these.
create function public.count_articles(with_tag text default '', of_author uuid default null) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select number from private.tallies
    where kind = 'articles published' and of = coalesce(of_author::text, '') and part = coalesce(with_tag, '')
  ), 0) - (
    select count(*) from public.blog_posts
    where status = 'published' and published_at > now() and (of_author is null or author_id = of_author)
      and (coalesce(with_tag, '') = '' or with_tag = any (tags))
  ) - (
    select count(*) from public.blog_posts
    where status = 'published' and published_at is null and (of_author is null or author_id = of_author)
      and (coalesce(with_tag, '') = '' or with_tag = any (tags))
  )
$$;
comment on function public.count_articles(text, uuid) is 'How many articles are public: all, with a tag, of an author.';
create index blog_posts_undated on public.blog_posts (author_id) where status = 'published' and published_at is null;

create function public.list_article_topics(of_author uuid) returns table (topic text, articles bigint)
language sql stable security definer set search_path = '' as $$
  select part, public.count_articles(part, of_author) from private.tallies
  where kind = 'articles published' and of = of_author::text and part <> '' and number > 0
    and public.count_articles(part, of_author) > 0
  order by number desc, part limit 60
$$;
comment on function public.list_article_topics(uuid) is 'The tags of the public articles of an author, the most frequent first: sixty at most.';

create function public.count_public_articles() returns table (author_id uuid, articles bigint)
language sql stable security definer set search_path = '' as $$
  select of::uuid, public.count_articles('', of::uuid) from private.tallies
  where kind = 'articles published' and of <> '' and part = '' and number > 0 order by 1 limit 1000
$$;
comment on function public.count_public_articles() is 'How many public articles each author has.';

create or replace function public.count_author_posts() returns table (author_id uuid, articles bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.only_administrators();
  return query select of::uuid, sum(number)::bigint from private.tallies
    where kind in ('articles published', 'articles draft') and of <> '' and part = '' and number > 0 group by 1;
end;
$$;

create or replace function public.count_service_pages() returns table (service_id uuid, city_pages bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.only_administrators();
  return query select service.id, sum(number)::bigint from public.service_details as service
    join private.tallies on kind = 'city pages' and of = service.service_name where number > 0 group by 1;
end;
$$;

grant execute on function public.count_cities(text), public.count_shown_city_pages(boolean), public.count_articles(text, uuid),
  public.list_article_topics(uuid), public.count_public_articles() to anon, authenticated;

-- A list of the cities of a service, in its order.
create index city_pages_of_service on public.city_pages (service_type, city_slug) where status = 'published';
