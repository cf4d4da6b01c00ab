-- Pages in Hindi, in either script: the words that its sentences are built with, and the places of a city by their sound.

create function private.hindi_builders() returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select string_to_array(normalize(
    'है हैं था थे थी का की के को ने में से पर और या भी ही तो कि जो यह ये वह वे वो इस उस इन उन इसे उसे एक हम हमने हमारे हमारी हमारा आप आपके आपकी आपका आपको मैं मैंने मेरा मेरी मेरे '
    'अपने अपनी अपना कोई कुछ सब सभी नहीं न क्या क्यों कैसे कब कहाँ कहां जब तब जहाँ जहां वहाँ वहां यहाँ यहां अगर लेकिन मगर इसलिए क्योंकि ताकि लिए साथ तक बाद पहले फिर अब बहुत ज़्यादा ज्यादा कम '
    'हो होता होती होते हुआ हुई हुए होना होगा रहा रही रहे गया गई गए गये कर करके करना करते करता करती किया दिया दी दिए लिया ली जाता जाती जाते सकता सकती सकते चाहिए वाला वाली वाले जैसे जिस जिसके '
    'जिसमें जिन उनके उनका उनकी उनको इसके इसकी इसका उसके उसकी उसका किसी हर '
    'mein ki ka ke ko se ne hai hain tha thi aur par jo yeh ye woh wo hum humne humein humara humare humari aap aapke aapki aapka aapko mera meri mere maine unka unke unki unko uska uske '
    'uski usko iska iske iski isko jiska jiske jisme jinme apna apne apni nahi nahin bhi hi toh kyonki kyunki isliye magar lekin agar taaki liye saath tak baad pehle phir ab bahut zyada kam '
    'ho hota hoti hote hua hui hue hona hoga raha rahe rahi gaya gayi gaye kar karke karna karte karta karti kiya kiye diya diye liya jaata jaati jaate jata jati jate sakta sakte sakti '
    'chahiye wala wali wale jaise jab tab kya kyon kyun kaise kahan jahan wahan yahan koi kuch sab sabhi har ek un us hoon na kisi'), ' ')
$$;

-- A word without a stem is one that English or Hindi sentences are built with.
create or replace function private.words_of(prose text)
returns table (place bigint, sentence bigint, word text, stem text)
language plpgsql immutable set search_path = '' as $$
#variable_conflict use_column
begin
  return query
  select row_number() over (), sentence, word,
    case when lower(word) <> all (private.hindi_builders()) then (ts_lexize('pg_catalog.english_stem', lower(word)))[1] end
  from private.sentences_of(normalize(prose)) as split,
    regexp_split_to_table(split.text, '[^a-zA-Z0-9\u00aa-\u0963\u0966-\u1fff\u2c00-\ud7ff]+') as word
  where word <> '';
end;
$$;

create or replace function private.why_no_sentences(words text[], stems text[], sentences bigint[]) returns text
language plpgsql stable set search_path = '' as $$
begin
  return (
  with told as (
    select lower(word) as word, stem is null as builds, sentence, lower(word) = any (private.hindi_builders()) as is_hindi,
      lead(lower(word)) over following as next_word, lead(stem) over following as next_stem, lag(lower(word)) over following as last_word
    from unnest(words, stems, sentences) as listed (word, stem, sentence)
    window following as (partition by sentence rows between current row and unbounded following)
  ),
  lengths as (select count(*) as length from told group by sentence),
  builders as (select word, count(*) as times from told where builds group by word),
  language as (select coalesce(avg(is_hindi::int) filter (where builds), 0) > 0.2 as has_hindi from told),
  -- After an article no word stands that builds sentences; before a postposition stands what it belongs to. In Hindi "the" is a verb.
  places as (
    select case
      when word in ('a', 'an') or (word = 'the' and not has_hindi) then
        next_word is null or (next_stem is null
          and next_word not in ('same', 'other', 'own', 'most', 'few', 'very', 'only', 'more', 'once', 'too', 'now', 'then', 'above', 'below', 'under', 'over', 'off', 'further'))
      when has_hindi and word in ('ka', 'ke', 'ko', 'ne', 'mein', 'se', 'का', 'के', 'को', 'ने', 'में', 'से') then
        last_word is null or (last_word in ('ka', 'ke', 'ko', 'ne', 'se', 'hai', 'hain', 'aur', 'par', 'का', 'के', 'को', 'ने', 'से', 'है', 'हैं', 'और'))
    end as is_misplaced
    from told, language
  ),
  measured as (
    select count(*)::real as total, avg(builds::int) as builders,
      (select avg(is_misplaced::int) from places) as misplaced,
      avg((word ~ '[a-z]' and word ~ '[\u0370-\u058f]')::int) as disguised
    from told
  )
  select case
    when total < 100 then null
    when disguised > 0.02 then 'Some of its words mix the letters of two alphabets that look the same.'
    when builders < 0.2 or (select count(*) from builders) < least(20, total / 12)
      or (select max(times) from builders) > 0.15 * total
      then 'Its words are not those of English or Hindi sentences: hardly any is a word that sentences are built with, or always the same.'
    when misplaced > 0.12 then 'Its words stand in no order that sentences have.'
    when (select sum(length) filter (where length > 70) from lengths) > 0.3 * total
      then 'Most of it is one list or line without a full stop.'
  end
  from measured
  );
end;
$$;

-- How a name sounds, roughly and in either script: जाजमऊ and Jajmau are the same. Short vowels, breath and length differ too much
-- between the scripts to count.
create function private.sound_of(name text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select translate(regexp_replace(replace(replace(replace(regexp_replace(replace(
      translate(replace(replace(
          regexp_replace(lower(normalize(name)), '([b-df-np-z])\1|([\u0915-\u0939])\u094d\2', '\1\2', 'g'),
          U&'\0921\093C', 'r'), U&'\0922\093C', 'r'),
        'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहइईउऊएऐओऔऑऋिीुूेैोौॉृंअआा़्ँः',
        'kkggnCCjjnttddnttddnppbbmyrllvssshiiuueiouoriiuueiouorn'),
      'ch', 'C'), '([bCdgjkpst])h', '\1', 'g'), 'ee', 'i'), 'oo', 'u'), 'x', 'ks'),
    'm([pb])', 'n\1', 'g'), 'wzfqcCa', 'vjpkkc')
$$;

alter table public.city_localities
  add column sound text generated always as (private.sound_of(name)) stored,
  drop constraint city_localities_name_check,
  add constraint city_localities_name_check check (name ~ '^[[:alnum:]\u0900-\u0963\u0966-\u097f]+( [[:alnum:]\u0900-\u0963\u0966-\u097f]+){0,3}$' and length(name) <= 60);
create index city_localities_sound on public.city_localities (sound);
comment on column public.city_localities.sound is 'By which a page in Devanagari names a place that is on record in Latin letters.';
grant execute on function private.sound_of(text) to authenticated, service_role;

create or replace function private.names_in(words text[], stems text[], sentences bigint[])
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
  -- Few sounds are many words' sound.
  heard as (
    select distinct runs.sentence, private.sound_of(run) as sound from runs where run ~ '^[\u0900-\u097f ]+$'
  ),
  named as (
    select locality.city_slug, locality.name, runs.sentence
    from runs join public.city_localities as locality on locality.name = runs.run
    union
    select locality.city_slug, locality.name, heard.sentence
    from heard join public.city_localities as locality on locality.sound = heard.sound
    where length(replace(heard.sound, ' ', '')) >= 4
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

-- Two places are enough for a long text that has next to nothing in common with any other page.
create function private.names_needed(measured private.city_page_measures) returns integer
language sql immutable set search_path = '' as $$
  select case when (measured.overlap).share <= 0.04 and measured.own_words >= 275 then 2 else (private.city_page_limits()).least_names end
$$;

create or replace function private.why_kept_out(page public.city_pages, measured private.city_page_measures, no_sentences text) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  limits constant record := private.city_page_limits();
  overlap constant private.text_overlap := measured.overlap;
  places constant private.named_places := measured.places;
  needed constant integer := private.names_needed(measured);
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
  elsif cardinality(places.evidence) < needed or places.sentences < needed then
    reasons := reasons || format('Its sentences name %s of the places, institutions and industries on record for %s; at least %s are needed, in as many sentences.',
      case when places.evidence = '{}' then 'none' else 'only ' || array_to_string(places.evidence, ', ') end, page.city, needed);
  end if;
  if places.others > cardinality(places.evidence) then
    reasons := reasons || format('It names more of another city (%s) than of %s.', left(places.other_names, 200), page.city);
  end if;
  return reasons;
end;
$$;

create or replace function public.check_city_page(draft jsonb, stored_id uuid default null) returns jsonb
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
    'limits', to_jsonb(private.city_page_limits()) || jsonb_build_object('least_names', private.names_needed(measured)));
end;
$$;
