-- Which city pages search engines are shown. A page is judged by the transaction that writes it, whoever writes it: what is
-- compared is a sketch of its text, kept in an index, so that the work for a page does not grow with the number of pages.

create table public.city_page_verdicts (
  page_id uuid primary key references public.city_pages (id) on delete cascade,
  path text,
  is_indexable boolean not null default false,
  is_sample boolean not null default false,
  page_changed_at timestamptz not null default now(),
  judged_at timestamptz,
  overlap real not null default 0,
  own_words integer not null default 0,
  evidence text[] not null default '{}',
  reasons text[] not null default '{}',
  nearest uuid,
  sketch_size integer not null default 0
);
comment on table public.city_page_verdicts is
  'One row a city page, made with it: whether search engines are shown it, what was measured, and why not. Until it is judged it is not shown.';
create index city_page_verdicts_path on public.city_page_verdicts (path);
create index city_page_verdicts_shown on public.city_page_verdicts (path) where is_indexable;
create index city_page_verdicts_kept_out on public.city_page_verdicts (path, page_id) where not is_indexable;
create index city_page_verdicts_nearest on public.city_page_verdicts (nearest) where nearest is not null;
create index city_page_verdicts_waiting on public.city_page_verdicts (page_changed_at) where judged_at is null;
alter table public.city_page_verdicts enable row level security;
grant select (page_id, path, is_indexable, is_sample, page_changed_at) on public.city_page_verdicts to anon;
grant select on public.city_page_verdicts to authenticated, service_role;
create policy "everyone reads which city pages are shown" on public.city_page_verdicts
  for select to anon using (true);
create policy "administrators read verdicts" on public.city_page_verdicts
  for select to authenticated using ((select public.is_administrator()));

-- Sketches of the pages that are shown. What is kept out is a copy of one of them, or waits for its own text.
create table private.city_page_sketches (
  feature integer not null,
  page_id uuid not null references public.city_pages (id) on delete cascade,
  primary key (feature, page_id)
);
comment on table private.city_page_sketches is
  'A sample of the pairs of neighbouring words on each page that is shown. A pair that sixteen pages have is nobody''s any more.';
alter table private.city_page_sketches enable row level security;
create index city_page_sketches_page on private.city_page_sketches (page_id);

-- Null for a service that has no row: then no address leads to the page.
create function private.path_of(page public.city_pages) returns text
language sql stable set search_path = '' as $$
  select '/services/' || service_slug || '/' || page.city_slug
  from public.service_details where service_name = page.service_type
$$;

create function private.texts_of(list jsonb, key text default null) returns text
language sql immutable set search_path = '' as $$
  select coalesce(string_agg(case when key is null then item #>> '{}' else item ->> key end, E'\n' order by place), '')
  from jsonb_array_elements(list) with ordinality as listed (item, place)
$$;

-- Characters that nobody sees part no words. A word without a stem is one that English sentences are built with: an article, a preposition, a pronoun.
create function private.words_of(prose text)
returns table (place bigint, sentence bigint, word text, stem text)
language plpgsql immutable set search_path = '' as $$
#variable_conflict use_column
begin
  return query
  select row_number() over (), sentence, word, (ts_lexize('pg_catalog.english_stem', lower(word)))[1]
  from regexp_split_to_table(regexp_replace(prose, '[\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'), '[.!?:;\u0964]+[\s"”’)]+|\n+') with ordinality as split (text, sentence),
    regexp_split_to_table(split.text, '[^a-zA-Z0-9\u00aa-\u1fff\u2c00-\ud7ff]+') as word
  where word <> '';
end;
$$;

-- Pairs of words of a sentence, at most three apart and in either order: neither a filler between them nor an exchange
-- of the sentences changes many. Every eighth is kept, chosen by the pair itself, so that two pages keep the same ones.
create function private.sketch_of(stems text[], sentences bigint[]) returns integer[]
language plpgsql immutable set search_path = '' as $$
begin
  return (
  with told as (
    select stem, sentence, row_number() over () as place
    from unnest(stems, sentences) as words (stem, sentence) where stem is not null
  ),
  pairs as (
    select distinct on (feature) ('x' || left(md5(least(one.stem, other) || ' ' || greatest(one.stem, other)), 8))::bit(32)::integer
      as feature, place
    from (
      select place, stem, sentence,
        array[lead(stem, 1) over following, lead(stem, 2) over following, lead(stem, 3) over following] as others
      from told window following as (partition by sentence order by place)
    ) as one, unnest(one.others) as other
    where other is not null and other <> one.stem
  )
  select coalesce(array_agg(feature order by place), '{}') from pairs where feature & 7 = 0
  );
end;
$$;

-- How far the words of a page are sentences: random words hold too few of the words that sentences are built with, too few
-- different ones or one of them far too often, or they stand where none can stand, as after an article.
create function private.why_no_sentences(words text[], stems text[], sentences bigint[]) returns text
language plpgsql stable set search_path = '' as $$
begin
  return (
  with told as (
    select lower(word) as word, stem is null as builds, sentence,
      lead(lower(word)) over following as next_word, lead(stem) over following as next_stem
    from unnest(words, stems, sentences) as listed (word, stem, sentence)
    window following as (partition by sentence rows between current row and unbounded following)
  ),
  lengths as (select count(*) as length from told group by sentence),
  builders as (select word, count(*) as times from told where builds group by word),
  measured as (
    select count(*)::real as total, avg(builds::int) as builders,
      avg((next_word is null or (next_stem is null
        and next_word not in ('same', 'other', 'own', 'most', 'few', 'very', 'only', 'more', 'once', 'too', 'now', 'then', 'above', 'below', 'under', 'over', 'off', 'further')))::int)
        filter (where word in ('a', 'an', 'the')) as misplaced,
      avg((word ~ '[a-z]' and word ~ '[\u0370-\u058f]')::int) as disguised
    from told
  )
  select case
    when total < 100 then null
    when disguised > 0.02 then 'Some of its words mix the letters of two alphabets that look the same.'
    when builders < 0.2 or (select count(*) from builders) < least(20, total / 12)
      or (select max(times) from builders) > 0.15 * total
      then 'Its words are not those of English sentences: hardly any is a word that sentences are built with, or always the same.'
    when misplaced > 0.12 then 'Its words stand in no order that sentences have.'
    when (select sum(length) filter (where length > 70) from lengths) > 0.3 * total
      then 'Most of it is one list or line without a full stop.'
  end
  from measured
  );
end;
$$;

-- Names on record, of this city and of others, in sentences that say something about them: a list of names says nothing.
create function private.names_in(words text[], stems text[], sentences bigint[])
returns table (city_slug text, name text, sentence bigint)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return query
  with told as (
    select word, stem, listed.sentence, row_number() over () as place
    from unnest(words, stems, sentences) as listed (word, stem, sentence)
  ),
  runs as (
    select told.sentence, run
    from (
      select told.sentence, word, word || ' ' || lead(word, 1) over following as two,
        word || ' ' || lead(word, 1) over following || ' ' || lead(word, 2) over following as three,
        word || ' ' || lead(word, 1) over following || ' ' || lead(word, 2) over following || ' ' || lead(word, 3) over following as four
      from told window following as (partition by told.sentence order by place)
    ) as told, unnest(array[word, two, three, four]) as run
    where run is not null
  ),
  named as (
    select distinct locality.city_slug, locality.name, runs.sentence
    from runs join public.city_localities as locality on locality.name = runs.run
  ),
  spoken as (
    select told.sentence from told
    group by told.sentence
    having count(*) between 6 and 70 and count(*) filter (where stem is null) >= greatest(3, 0.15 * count(*))
  )
  select counted.city_slug, counted.name, counted.sentence
  from (select named.*, count(*) over (partition by named.sentence) as names from named) as counted join spoken using (sentence)
  where names <= 8;
end;
$$;

-- Two copies written at the same moment would not see each other, and two writers who wait for each other's rows would fail.
create function private.take_turn_at_verdicts() returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtext('city_page_verdicts'))
$$;

create function private.city_page_name(page uuid) returns text
language sql stable set search_path = '' as $$
  select service_type || ' in ' || city from public.city_pages where id = page
$$;

-- Judges one page against the pages that were there before it, and says whether that changed what is shown.
create function private.judge_city_page(judged uuid) returns boolean
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

revoke execute on function private.judge_city_page(uuid) from public;

-- Pages that were kept out as copies of one that has changed, or is gone, have to be judged again.
create function private.judge_copies_of(page uuid) returns void
language sql security definer set search_path = '' as $$
  update public.city_page_verdicts set judged_at = null where nearest = page and judged_at is not null
$$;

revoke execute on function private.judge_copies_of(uuid) from public;

create function public.judge_waiting_city_pages(most integer default 100) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  next_page uuid;
begin
  perform private.take_turn_at_verdicts();
  for judged in 0..most - 1 loop
    select page_id into next_page
    from public.city_page_verdicts as verdict join public.city_pages as page on page.id = verdict.page_id
    where judged_at is null order by page.created_at, page.id limit 1;
    if not found then
      return judged;
    end if;
    if private.judge_city_page(next_page) then
      perform private.judge_copies_of(next_page);
    end if;
  end loop;
  return most;
end;
$$;
comment on function public.judge_waiting_city_pages(integer) is
  'Judges the city pages that wait for it, the oldest first, and says how many those were.';
revoke execute on function public.judge_waiting_city_pages(integer) from public, anon, authenticated;
grant execute on function public.judge_waiting_city_pages(integer) to service_role;

-- Before the first row is written: who has a row and waits for the turn would be waited for by who has the turn.
create function private.begin_to_write_city_pages() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.take_turn_at_verdicts();
  return null;
end;
$$;
create trigger begin_to_write before insert or update or delete on public.city_pages
  for each statement execute function private.begin_to_write_city_pages();
create trigger begin_to_write before insert or update or delete on public.city_localities
  for each statement execute function private.begin_to_write_city_pages();
create trigger begin_to_write before insert or update or delete on public.service_details
  for each statement execute function private.begin_to_write_city_pages();

-- A statement that writes many rows judges the first of them itself; the others wait for the site, or for the next statement.
create function private.judge_written_city_page() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  judged integer := coalesce(nullif(current_setting('city_pages.judged', true), ''), '0');
begin
  if judged < 25 then
    perform set_config('city_pages.judged', (judged + 1)::text, true);
    perform private.judge_city_page(new.id);
  else
    insert into public.city_page_verdicts (page_id, path, is_sample, page_changed_at)
    values (new.id, private.path_of(new), new.is_sample, new.updated_at)
    on conflict (page_id) do update set path = excluded.path, is_indexable = false, is_sample = excluded.is_sample,
      page_changed_at = excluded.page_changed_at, judged_at = null;
    delete from private.city_page_sketches where page_id = new.id;
  end if;
  if tg_op = 'UPDATE' then
    perform private.judge_copies_of(new.id);
  end if;
  return null;
end;
$$;
create trigger judge_new_city_page after insert on public.city_pages
  for each row execute function private.judge_written_city_page();
create trigger judge_changed_city_page after update on public.city_pages
  for each row when (
    (old.city, old.service_type, old.intro_paragraph, old.services_offered, old.faq_questions, old.faq_answers, old.created_at)
    is distinct from
    (new.city, new.service_type, new.intro_paragraph, new.services_offered, new.faq_questions, new.faq_answers, new.created_at)
  ) execute function private.judge_written_city_page();

create function private.follow_city_page() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.judge_copies_of(old.id);
  else
    update public.city_page_verdicts set is_sample = new.is_sample, page_changed_at = new.updated_at
    where page_id = new.id and (is_sample, page_changed_at) is distinct from (new.is_sample, new.updated_at);
  end if;
  return null;
end;
$$;
create trigger follow_city_page after update or delete on public.city_pages
  for each row execute function private.follow_city_page();

create function private.judge_a_few_waiting_city_pages() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.judge_waiting_city_pages(10);
  return null;
end;
$$;
create trigger judge_waiting_city_pages after insert or update or delete on public.city_pages
  for each statement execute function private.judge_a_few_waiting_city_pages();

create function private.follow_service_path() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.city_page_verdicts as verdict set path = private.path_of(page)
  from public.city_pages as page
  where page.id = verdict.page_id and verdict.path is distinct from private.path_of(page)
    and page.service_type = any(array[old.service_name, new.service_name]);
  return null;
end;
$$;
create trigger follow_service_path after insert or update of service_name, service_slug or delete on public.service_details
  for each row execute function private.follow_service_path();

-- Places that come on record, or leave it, count for the pages of their city.
create function private.judge_city_again() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.city_page_verdicts set judged_at = null
  where page_id in (select id from public.city_pages where city_slug = any(array[old.city_slug, new.city_slug]));
  return null;
end;
$$;
create trigger judge_city_again after insert or update or delete on public.city_localities
  for each row execute function private.judge_city_again();
