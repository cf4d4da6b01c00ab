-- What the forms take fits in the lists, in a script of three bytes a letter too. Wider than before, so no row is looked at again.
alter table public.city_pages
  drop constraint city_pages_services_offered_check,
  drop constraint city_pages_faq_answers_check,
  drop constraint city_pages_testimonials_check,
  add constraint city_pages_services_offered_check check (private.is_list(services_offered, 100000)) not valid,
  add constraint city_pages_faq_answers_check check (private.is_list(faq_answers, 150000)) not valid,
  add constraint city_pages_testimonials_check check (private.is_list(testimonials, 80000)) not valid;
alter table public.service_details
  drop constraint service_details_faq_check,
  add constraint service_details_faq_check check (private.is_list(faq, 220000)) not valid;

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
  page.services_offered := private.list_or_none(draft -> 'services_offered', 100000);
  page.faq_questions := private.list_or_none(draft -> 'faq_questions', 20000);
  page.faq_answers := private.list_or_none(draft -> 'faq_answers', 150000);
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
