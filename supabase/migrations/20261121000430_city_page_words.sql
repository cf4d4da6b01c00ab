-- What the text of a city page is made of: its words, a sketch of it, whether it is sentences, and the places they name.

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
