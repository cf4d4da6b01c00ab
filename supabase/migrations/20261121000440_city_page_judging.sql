-- How a city page is judged, against the pages that were there before it.

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

-- Pages that were kept out as copies of one that has changed, or is gone, have to be judged again.
create function private.judge_copies_of(page uuid) returns void
language sql security definer set search_path = '' as $$
  update public.city_page_verdicts set judged_at = null where nearest = page and judged_at is not null
$$;

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
grant execute on function public.judge_waiting_city_pages(integer) to service_role;
