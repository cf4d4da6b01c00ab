-- How a city page is judged, in parts that change nothing: the page that is stored and the text that is still in a form are
-- measured by the same functions.

-- A page is shown when at most so much of its text stands elsewhere, so many words are its own, and so many names are of its city.
create function private.city_page_limits(out most_overlap real, out least_words integer, out least_names integer)
language sql immutable set search_path = '' as $$ select 0.15, 250, 3 $$;

create function private.sentences_of(prose text) returns table (sentence bigint, text text)
language sql immutable set search_path = '' as $$
  select sentence, text
  from regexp_split_to_table(regexp_replace(prose, '[\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'), '[.!?:;\u0964]+[\s"”’)]+|\n+')
    with ordinality as split (text, sentence)
$$;

create or replace function private.words_of(prose text)
returns table (place bigint, sentence bigint, word text, stem text)
language plpgsql immutable set search_path = '' as $$
#variable_conflict use_column
begin
  return query
  select row_number() over (), sentence, word, (ts_lexize('pg_catalog.english_stem', lower(word)))[1]
  from private.sentences_of(prose) as split,
    regexp_split_to_table(split.text, '[^a-zA-Z0-9\u00aa-\u1fff\u2c00-\ud7ff]+') as word
  where word <> '';
end;
$$;

-- What a page says in sentences; its headings and questions follow from them and name nothing by themselves.
create function private.prose_of(page public.city_pages) returns text
language sql immutable set search_path = '' as $$
  select page.intro_paragraph || E'\n' || private.texts_of(page.services_offered, 'description') || E'\n'
    || private.texts_of(page.faq_answers)
$$;
create function private.headings_of(page public.city_pages) returns text
language sql immutable set search_path = '' as $$
  select private.texts_of(page.services_offered, 'title') || E'\n' || private.texts_of(page.faq_questions)
$$;

create type private.listed_words as (words text[], stems text[], sentences bigint[]);

-- Sentences are counted on from `first_sentence`.
create function private.list_words(prose text, first_sentence bigint) returns private.listed_words
language sql immutable set search_path = '' as $$
  select row(coalesce(array_agg(word order by place), '{}'), coalesce(array_agg(stem order by place), '{}'),
    coalesce(array_agg(sentence + first_sentence order by place), '{}'))::private.listed_words
  from private.words_of(prose)
$$;

create type private.named_places as (evidence text[], sentences integer, others integer, other_names text);

-- The places of a city that its page names, and those of the other city that it names most of.
create function private.places_named(listed private.listed_words, city text) returns private.named_places
language sql stable set search_path = '' as $$
  with named as materialized (select * from private.names_in(listed.words, listed.stems, listed.sentences)),
  here as (select distinct name, sentence from named where city_slug = city),
  elsewhere as (
    select city_slug, count(distinct name) as times, string_agg(distinct name, ', ') as names
    from named where name not in (select name from here) group by city_slug order by 2 desc, 1 limit 1
  )
  select row(coalesce((select array_agg(distinct name) from here), '{}'), (select count(distinct sentence) from here),
    coalesce((select times from elsewhere), 0), (select names from elsewhere))::private.named_places
$$;

create type private.text_overlap as (share real, source uuid, sources uuid[], copies uuid[]);

-- What a sketch has in common with the pages that are shown. `sources` are those with which it is more than chance; `copies` are younger pages that would be copies of this one.
create function private.overlap_of(sketch integer[], page_id uuid, page_created_at timestamptz) returns private.text_overlap
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  answer private.text_overlap;
begin
  with hits as materialized (
    select place, hit.page_id
    from unnest(sketch) with ordinality as kept (feature, place)
    cross join lateral (
      select known.page_id from private.city_page_sketches as known
      where known.feature = kept.feature and known.page_id <> overlap_of.page_id limit 16
    ) as hit
  ),
  sources as (
    select hits.page_id, (other.created_at, other.id) < (page_created_at, overlap_of.page_id) as is_older,
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
  select least(1, coalesce(greatest(
      (select max(shared) from sources where is_older),
      (select count(*) filter (where is_copied) * 6.0 / nullif(cardinality(sketch), 0) from passages)
    ), 0)),
    (select page_id from sources where is_older order by shared desc, page_id limit 1),
    (select array_agg(page_id order by shared desc, page_id) from (
      select page_id, shared from sources where is_older and shared >= 0.04 order by shared desc, page_id limit 3) as nearest),
    (select array_agg(page_id) from sources where not is_older and shared > (private.city_page_limits()).most_overlap)
  into answer.share, answer.source, answer.sources, answer.copies;
  return answer;
end;
$$;

create type private.city_page_measures as (
  sketch integer[], overlap private.text_overlap, own_words integer, places private.named_places, reasons text[]
);

-- Why a page is not shown; nothing when it is.
create function private.why_kept_out(page public.city_pages, measured private.city_page_measures, no_sentences text) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  limits constant record := private.city_page_limits();
  overlap constant private.text_overlap := measured.overlap;
  places constant private.named_places := measured.places;
  reasons text[] := '{}';
begin
  if overlap.share > limits.most_overlap then
    reasons := reasons || format('%s %% of its text stands on older pages too, most of it on “%s”; at most %s %% may.',
      round(overlap.share * 100), private.city_page_name(overlap.source), round(limits.most_overlap * 100));
  end if;
  if measured.own_words < limits.least_words then
    reasons := reasons || format('It has %s words of its own; at least %s are needed.', measured.own_words, limits.least_words);
  end if;
  if no_sentences is not null then
    reasons := reasons || no_sentences;
  end if;
  if not exists (select from public.city_localities as known where known.city_slug = page.city_slug) then
    reasons := reasons || format('No places of %s are on record: add some of its districts, streets, institutions and industries beside the text.', page.city);
  elsif cardinality(places.evidence) < limits.least_names or places.sentences < limits.least_names then
    reasons := reasons || format('Its sentences name %s of the places, institutions and industries on record for %s; at least %s are needed, in as many sentences.',
      case when places.evidence = '{}' then 'none' else 'only ' || array_to_string(places.evidence, ', ') end, page.city, limits.least_names);
  end if;
  if places.others > cardinality(places.evidence) then
    reasons := reasons || format('It names more of another city (%s) than of %s.', left(places.other_names, 200), page.city);
  end if;
  return reasons;
end;
$$;

-- Reads and writes nothing but its answer, for a page that need not be stored.
create function private.measure_city_page(page public.city_pages) returns private.city_page_measures
language plpgsql stable set search_path = '' as $$
declare
  prose constant private.listed_words := private.list_words(private.prose_of(page), 0);
  headings constant private.listed_words := private.list_words(private.headings_of(page), 100000);
  stems constant text[] := prose.stems || headings.stems;
  measured private.city_page_measures;
  overlap private.text_overlap;
begin
  measured.sketch := private.sketch_of(stems, prose.sentences || headings.sentences);
  overlap := private.overlap_of(measured.sketch, page.id, page.created_at);
  measured.overlap := overlap;
  measured.places := private.places_named(prose, page.city_slug);
  -- A text that says the same again and again has few different words for its length.
  measured.own_words := round(
    least(cardinality(stems), (select count(distinct stem) from unnest(stems) as stem) * 3) * (1 - overlap.share));
  measured.reasons := private.why_kept_out(page, measured, private.why_no_sentences(prose.words, prose.stems, prose.sentences));
  return measured;
end;
$$;

-- Judges one page against the pages that were there before it, and says whether that changed what is shown.
create or replace function private.judge_city_page(judged uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  page public.city_pages;
  was_indexable boolean;
  is_indexable boolean;
  measured private.city_page_measures;
  overlap private.text_overlap;
  places private.named_places;
  reasons text[];
begin
  perform private.take_turn_at_verdicts();
  select * into page from public.city_pages where id = judged;
  if not found then
    return false;
  end if;
  select verdict.is_indexable into was_indexable from public.city_page_verdicts as verdict where page_id = judged;
  measured := private.measure_city_page(page);
  overlap := measured.overlap;
  places := measured.places;
  reasons := measured.reasons;
  -- What is not published keeps nothing else out.
  if page.status <> 'published' then
    reasons := reasons || text 'It is not published.';
  end if;
  is_indexable := reasons = '{}';

  insert into public.city_page_verdicts as verdict
    (page_id, path, is_indexable, is_sample, page_changed_at, judged_at, overlap, own_words, evidence, reasons, nearest, sketch_size)
  values (judged, private.path_of(page), is_indexable, page.is_sample, page.updated_at, now(), overlap.share, measured.own_words,
    places.evidence, reasons,
    case when overlap.share > (private.city_page_limits()).most_overlap then overlap.source end, cardinality(measured.sketch))
  on conflict (page_id) do update set path = excluded.path, is_indexable = excluded.is_indexable, is_sample = excluded.is_sample,
    page_changed_at = excluded.page_changed_at, judged_at = excluded.judged_at, overlap = excluded.overlap,
    own_words = excluded.own_words, evidence = excluded.evidence, reasons = excluded.reasons, nearest = excluded.nearest,
    sketch_size = excluded.sketch_size;

  delete from private.city_page_sketches where page_id = judged;
  if is_indexable then
    insert into private.city_page_sketches (feature, page_id)
    select kept.feature, judged from unnest(measured.sketch) as kept (feature)
    where (select count(*) from (select from private.city_page_sketches as known where known.feature = kept.feature limit 16) as owners) < 16;
  end if;
  update public.city_page_verdicts set judged_at = null where page_id = any(overlap.copies);
  return (was_indexable is true) <> is_indexable;
end;
$$;

-- Sentences that other pages have too: two thirds of the words that they are told by, however these were put in order.
create function private.sentences_shared_with(prose text, pages uuid[])
returns table (place bigint, sentence text, page_id uuid)
language sql stable set search_path = '' as $$
  with mine as materialized (
    select distinct sentence, stem from private.words_of(prose) where stem is not null
  ),
  sizes as (select sentence, count(*) as size from mine group by sentence having count(*) >= 5),
  theirs as materialized (
    select distinct page.id, word.sentence, word.stem
    from public.city_pages as page, private.words_of(private.prose_of(page) || E'\n' || private.headings_of(page)) as word
    where page.id = any(pages) and word.stem is not null
  ),
  shared as (
    select distinct on (mine.sentence) mine.sentence, theirs.id
    from mine join sizes using (sentence) join theirs using (stem)
    group by mine.sentence, sizes.size, theirs.id, theirs.sentence
    having count(*) >= 0.67 * sizes.size
    order by mine.sentence, count(*) desc, theirs.id
  )
  select shared.sentence, trim(written.text), shared.id
  from shared join private.sentences_of(prose) as written on written.sentence = shared.sentence
  order by 1 limit 40
$$;

-- A list of a form, or none where something else was sent.
create function private.list_or_none(list jsonb, max_bytes integer) returns jsonb
language sql immutable set search_path = '' as $$
  select case when private.is_list(list, max_bytes) then list else '[]' end
$$;

create function public.check_city_page(draft jsonb, stored_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page public.city_pages;
  measured private.city_page_measures;
  overlap private.text_overlap;
  places private.named_places;
begin
  perform private.only_administrators();
  select * into page from public.city_pages where id = stored_id;
  -- A page that is not stored yet is younger than all that are.
  page.id := coalesce(page.id, gen_random_uuid());
  page.created_at := coalesce(page.created_at, now());
  page.city := left(coalesce(draft ->> 'city', ''), 40);
  page.city_slug := lower(replace(page.city, ' ', '-'));
  page.service_type := left(coalesce(draft ->> 'service_type', ''), 100);
  page.intro_paragraph := left(coalesce(draft ->> 'intro_paragraph', ''), 10000);
  page.services_offered := private.list_or_none(draft -> 'services_offered', 50000);
  page.faq_questions := private.list_or_none(draft -> 'faq_questions', 20000);
  page.faq_answers := private.list_or_none(draft -> 'faq_answers', 50000);
  measured := private.measure_city_page(page);
  overlap := measured.overlap;
  places := measured.places;
  return jsonb_build_object(
    'is_indexable', measured.reasons = '{}',
    'reasons', to_jsonb(measured.reasons),
    'overlap', overlap.share,
    'own_words', measured.own_words,
    'evidence', to_jsonb(places.evidence),
    'evidence_sentences', places.sentences,
    'missing', coalesce((
      select jsonb_agg(known.name order by known.name) from public.city_localities as known
      where known.city_slug = page.city_slug and known.name <> all (places.evidence)), '[]'),
    'sentences', coalesce((
      select jsonb_agg(jsonb_build_object('text', left(shared.sentence, 400), 'page_id', shared.page_id) order by shared.place)
      from private.sentences_shared_with(private.prose_of(page) || E'\n' || private.headings_of(page), overlap.sources) as shared), '[]'),
    'pages', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', other.id, 'name', other.service_type || ' in ' || other.city, 'path', private.path_of(other)))
      from public.city_pages as other where other.id = any (overlap.sources)), '[]'),
    'limits', to_jsonb(private.city_page_limits()));
end;
$$;
comment on function public.check_city_page(jsonb, uuid) is
  'What the guard says of a city page as it stands in a form, and why; stores nothing. The verdict of a page that is stored as it was sent is the same.';
grant execute on function public.check_city_page(jsonb, uuid) to authenticated;
