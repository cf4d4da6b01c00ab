-- Publishing at a time, and taking a city page back. Who schedules gives a moment; by the first run of the timer after it the row is
-- published, by whatever instance comes first. The published date of an article is then the day of that moment.

alter table public.blog_posts
  add column publish_at timestamptz check (isfinite(publish_at)),
  add constraint blog_posts_scheduled_draft check (publish_at is null or status = 'draft');
comment on column public.blog_posts.publish_at is 'When a draft is to be published by itself.';
create index blog_posts_publish_at on public.blog_posts (publish_at) where publish_at is not null;

alter table public.city_pages
  add column status text not null default 'published' check (status in ('draft', 'published')),
  add column publish_at timestamptz check (isfinite(publish_at)),
  add constraint city_pages_scheduled_draft check (publish_at is null or status = 'draft');
comment on column public.city_pages.status is 'Visitors see what is published; a draft answers as if there were no row.';
comment on column public.city_pages.publish_at is 'When a draft is to be published by itself.';
create index city_pages_publish_at on public.city_pages (publish_at) where publish_at is not null;

drop policy "everyone reads city pages" on public.city_pages;
create policy "visitors read published city pages" on public.city_pages
  for select to anon using (status = 'published');
create policy "people signed in read published city pages, administrators all" on public.city_pages
  for select to authenticated using (status = 'published' or (select public.is_administrator()));

-- Whether readers may be shown it, as the editor asks for it too.
create function private.is_complete(post public.blog_posts) returns boolean
language sql stable set search_path = '' as $$
  select post.author_id is not null
    and '' = any (array[post.slug, post.title, post.content, post.excerpt, post.featured_image]) is false
$$;

create function private.settle_schedule() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'published' then
    new.publish_at := null;
  end if;
  if new.publish_at is null then
    return new;
  end if;
  if tg_op = 'INSERT' or new.publish_at is distinct from old.publish_at then
    if new.publish_at <= now() then
      raise exception 'Please choose a time that is still to come.' using errcode = 'PT422', hint = 'publish_at';
    elsif new.publish_at > now() + interval '2 years' then
      raise exception 'Please choose a time within the next two years.' using errcode = 'PT422', hint = 'publish_at';
    end if;
  end if;
  if tg_table_name = 'blog_posts' then
    if not private.is_complete(new) then
      raise exception 'Please fill in all required fields, or do not schedule it yet.' using errcode = 'PT422', hint = 'publish_at';
    end if;
  end if;
  return new;
end;
$$;
create trigger settle_schedule before insert or update on public.blog_posts
  for each row execute function private.settle_schedule();
create trigger settle_schedule before insert or update on public.city_pages
  for each row execute function private.settle_schedule();

-- No address leads to a page without a service, or to one that is not published.
create or replace function private.path_of(page public.city_pages) returns text
language sql stable set search_path = '' as $$
  select '/services/' || service_slug || '/' || page.city_slug
  from public.service_details where service_name = page.service_type and page.status = 'published'
$$;

create or replace function private.cover_city(covered text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.covered_cities as known (slug, name, state, services, updated_at)
  select city_slug, min(city), coalesce(max(nullif(state, '')), ''), array_agg(service_type order by service_type), max(updated_at)
  from public.city_pages where city_slug = covered and status = 'published' group by city_slug
  on conflict (slug) do update set name = excluded.name, state = excluded.state, services = excluded.services,
    updated_at = excluded.updated_at
  where (known.name, known.state, known.services, known.updated_at)
    is distinct from (excluded.name, excluded.state, excluded.services, excluded.updated_at);
  delete from public.covered_cities where slug = covered
    and not exists (select from public.city_pages where city_slug = covered and status = 'published');
end;
$$;

-- What is not published keeps nothing else out, and is told so among its findings.
create or replace function private.judge_city_page(judged uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  page public.city_pages;
  was public.city_page_verdicts;
  words text[];
  stems text[];
  sentences bigint[];
  prose_words integer;
  sketch integer[];
  share real := 0;
  source uuid;
  own integer;
  proof text[];
  own_sentences integer;
  other_count integer;
  other_names text;
  problem text;
  problems text[] := '{}';
  copies uuid[];
  most_overlap constant real := 0.15;
  least_words constant integer := 250;
  least_names constant integer := 3;
begin
  perform private.take_turn_at_verdicts();
  select * into page from public.city_pages where id = judged;
  if not found then
    return false;
  end if;
  select * into was from public.city_page_verdicts where page_id = judged;
  delete from private.city_page_sketches where page_id = judged;

  select array_agg(word order by place), array_agg(stem order by place), array_agg(sentence order by place)
  into words, stems, sentences
  from private.words_of(page.intro_paragraph || E'\n' || private.texts_of(page.services_offered, 'description') || E'\n'
    || private.texts_of(page.faq_answers));
  prose_words := coalesce(array_length(words, 1), 0);
  with named as materialized (select * from private.names_in(words, stems, sentences)),
  here as (select distinct name, sentence from named where city_slug = page.city_slug),
  elsewhere as (
    select city_slug, count(distinct name) as times, string_agg(distinct name, ', ') as names
    from named where name not in (select name from here) group by city_slug order by 2 desc, 1 limit 1
  )
  select coalesce((select array_agg(distinct name) from here), '{}'), (select count(distinct sentence) from here),
    coalesce((select times from elsewhere), 0), (select names from elsewhere)
  into proof, own_sentences, other_count, other_names;
  problem := private.why_no_sentences(words, stems, sentences);

  select words || coalesce(array_agg(word order by place), '{}'), stems || coalesce(array_agg(stem order by place), '{}'),
    sentences || coalesce(array_agg(sentence + 100000 order by place), '{}')
  into words, stems, sentences
  from private.words_of(private.texts_of(page.services_offered, 'title') || E'\n' || private.texts_of(page.faq_questions));
  sketch := private.sketch_of(stems, sentences);

  with hits as materialized (
    select place, hit.page_id
    from unnest(sketch) with ordinality as kept (feature, place)
    cross join lateral (select page_id from private.city_page_sketches where feature = kept.feature limit 16) as hit
  ),
  sources as (
    select hits.page_id, (other.created_at, other.id) < (page.created_at, page.id) as is_older,
      count(*)::real / least(cardinality(sketch), verdict.sketch_size) as shared
    from hits
    join public.city_pages as other on other.id = hits.page_id
    join public.city_page_verdicts as verdict on verdict.page_id = hits.page_id
    group by hits.page_id, other.created_at, other.id, verdict.sketch_size
  ),
  passages as (
    select max(times) >= 3 as is_copied from (
      select (place - 1) / 6 as passage, hits.page_id, count(*) as times
      from hits join sources on sources.page_id = hits.page_id and is_older group by 1, 2
    ) as counted group by passage
  )
  select coalesce(greatest(
      (select max(shared) from sources where is_older),
      (select count(*) filter (where is_copied) * 6.0 / nullif(cardinality(sketch), 0) from passages)
    ), 0),
    (select page_id from sources where is_older order by shared desc, page_id limit 1),
    (select array_agg(page_id) from sources where not is_older and shared > most_overlap)
  into share, source, copies;
  share := least(share, 1);
  -- A text that says the same again and again has few different words for its length.
  own := round(least(coalesce(array_length(words, 1), 0), (select count(distinct stem) from unnest(stems) as stem) * 3) * (1 - share));

  if share > most_overlap then
    problems := problems || format('%s %% of its text stands on older pages too, most of it on “%s”; at most %s %% may.',
      round(share * 100), private.city_page_name(source), round(most_overlap * 100));
  end if;
  if own < least_words then
    problems := problems || format('It has %s words of its own; at least %s are needed.', own, least_words);
  end if;
  if problem is not null then
    problems := problems || problem;
  end if;
  if not exists (select from public.city_localities as known where known.city_slug = page.city_slug) then
    problems := problems || format('No places of %s are on record: add some of its districts, streets, institutions and industries to the table city_localities.', page.city);
  elsif cardinality(proof) < least_names or own_sentences < least_names then
    problems := problems || format('Its sentences name %s of the places, institutions and industries on record for %s; at least %s are needed, in as many sentences.',
      case when proof = '{}' then 'none' else 'only ' || array_to_string(proof, ', ') end, page.city, least_names);
  end if;
  if other_count > cardinality(proof) then
    problems := problems || format('It names more of another city (%s) than of %s.', left(other_names, 200), page.city);
  end if;
  if page.status <> 'published' then
    problems := problems || text 'It is not published.';
  end if;

  insert into public.city_page_verdicts as verdict
    (page_id, path, is_indexable, is_sample, page_changed_at, judged_at, overlap, own_words, evidence, reasons, nearest, sketch_size)
  values (judged, private.path_of(page), problems = '{}', page.is_sample, page.updated_at, now(), share, own, proof, problems,
    case when share > most_overlap then source end, cardinality(sketch))
  on conflict (page_id) do update set path = excluded.path, is_indexable = excluded.is_indexable, is_sample = excluded.is_sample,
    page_changed_at = excluded.page_changed_at, judged_at = excluded.judged_at, overlap = excluded.overlap,
    own_words = excluded.own_words, evidence = excluded.evidence, reasons = excluded.reasons, nearest = excluded.nearest,
    sketch_size = excluded.sketch_size;
  if problems = '{}' then
    insert into private.city_page_sketches (feature, page_id)
    select kept.feature, judged from unnest(sketch) as kept (feature)
    where (select count(*) from (select from private.city_page_sketches as known where known.feature = kept.feature limit 16) as owners) < 16;
  end if;
  update public.city_page_verdicts set judged_at = null where page_id = any(copies);
  return (was.is_indexable is true) <> (problems = '{}');
end;
$$;
drop trigger judge_changed_city_page on public.city_pages;
create trigger judge_changed_city_page after update on public.city_pages
  for each row when (
    (old.city, old.service_type, old.intro_paragraph, old.services_offered, old.faq_questions, old.faq_answers, old.created_at, old.status)
    is distinct from
    (new.city, new.service_type, new.intro_paragraph, new.services_offered, new.faq_questions, new.faq_answers, new.created_at, new.status)
  ) execute function private.judge_written_city_page();

create function public.publish_due(most integer default 50) returns table (kind text, id uuid, problem text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  due record;
begin
  -- Whoever writes city pages takes the turn before the row.
  if exists (select from public.city_pages where publish_at <= now()) then
    perform private.take_turn_at_verdicts();
  end if;
  for due in
    select 'article' as kind, post.id from (
      select id from public.blog_posts where publish_at <= now() order by publish_at limit most for update skip locked) as post
    union all
    select 'city page', page.id from (
      select id from public.city_pages where publish_at <= now() order by publish_at limit most for update skip locked) as page
  loop
    kind := due.kind;
    id := due.id;
    problem := null;
    -- One that cannot be published keeps no other one back.
    begin
      if due.kind = 'article' then
        update public.blog_posts as post set status = 'published', published_at = publish_at, publish_at = null where post.id = due.id;
      else
        update public.city_pages as page set status = 'published', publish_at = null where page.id = due.id;
      end if;
    exception when others then
      problem := sqlstate;
    end;
    return next;
  end loop;
end;
$$;
comment on function public.publish_due(integer) is
  'Publishes what is due, each row by one caller only, and says what; `problem` is the code of what kept a row back.';
grant execute on function public.publish_due(integer) to service_role;
