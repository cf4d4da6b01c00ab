-- SEO in Kolkata
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Kolkata', 'West Bengal', 'SEO',
  $t$Kolkata SEO for Tea, Leather, Retail and Healthcare$t$,
  $t$Bengali and English SEO for Kolkata: Burrabazar wholesalers, Bantala tanneries, Sector V firms and hospitals serving eastern India and beyond.$t$,
  $t$Kolkata SEO for Old Trades and New Sectors$t$,
  $t$Pujo bends the whole year. By the time Kumartuli's clay figures have a coat of primer, sari buyers are reading about Gariahat, caterers are fielding para committees, and a hotel on Park Street knows how October will look. Any organic plan for this city that ignores the festival calendar will publish in the wrong month.

Underneath the festivities is a trading capital for the entire east. Burrabazar distributes to Bihar, Assam and Bhutan; Howrah's foundries pour manhole covers and machine parts for overseas utilities; tanneries at Bantala finish leather goods; tea brokers taste for the world. Sector V and New Town add software, analytics and back offices. Bengali readers appreciate good prose and spot a clumsy translation quickly, whereas traders may negotiate in Hindi or Marwari. We write for the ear as well as the index, checking spelling conventions from both Bengals.$t$,
  $j$[
    {"title":"Bangla editorial with a local ear","description":"Pages in Bengali are composed, not converted. An editor chooses between shuddho and everyday diction, accounts for loan words, and compares phonetic spellings that appear in query logs. Type rendering and conjunct characters are tested on ordinary Android phones before anything reaches a reader."},
    {"title":"Export pages for foundries and leather","description":"A municipal engineer in Europe cares about EN 124 load classes; a bag importer asks for LWG status and minimum runs. Howrah and Bantala companies get product families arranged around such criteria, supported by test reports, plant photographs and shipping details through the local docks."},
    {"title":"Puja season publishing calendar","description":"We map months backwards from Mahalaya: range pages before the monsoon, gifting and travel material in August, opening hours when pandal lists emerge. Afterwards the addresses remain, their facts are archived, and next year's team inherits annotated search data instead of starting from memory."},
    {"title":"Tea and food commerce","description":"Darjeeling first flush, Assam CTC and nolen gur attract connoisseurs and casual gift buyers alike. We distinguish estate, season, grade and brewing questions, keep protected origin names correct, and build internal routes from a tasting essay to the packet without duplicating every weight as a separate page."},
    {"title":"Regional healthcare information","description":"Families come to hospitals beside the EM Bypass from Tripura, Jharkhand and Dhaka. Our treatment guides cover appointment papers, language support and estimated stay alongside clinically reviewed facts, while site architecture stops three departments publishing competing versions of the same cardiac procedure."}
  ]$j$::jsonb,
  $j$[
    "Would Bengali pages compete with results from Bangladesh?",
    "When must our Durga Puja content be live?",
    "Our Burrabazar firm relies on relationships. Why invest in organic search?",
    "Can a Sector V services company escape the outsourcing clichés?"
  ]$j$::jsonb,
  $j$[
    "They may, because readers on both sides share a language. Currency, delivery, institutions, place names and small vocabulary differences help establish which public a page serves. If you welcome customers from Bangladesh, give them dedicated practical information; if not, say clearly where you deliver. A country-specific annotation helps only when alternative editions truly exist.",
    "Stable category and venue pages should exist by June. Shopping interest grows through the rains and rises towards Mahalaya, while travel bookings often happen well before that. Time-bound details can be added later. Publishing a fresh address in the last fortnight gives crawlers, newspapers and customers hardly any chance to notice it.",
    "Because the next generation of those relationships checks you online. A retailer in Guwahati who hears your name will look for the brands carried, godown location and GST details before phoning. Search also brings towns your salesmen never visit. We keep credit terms private and let the site make the introduction.",
    "Start with the work rather than the vocabulary. Instead of another page promising digital transformation, explain how your people reconcile freight invoices, label medical images or migrate an ageing policy system. Show roles, controls and sample deliverables. Fewer people look for such things, but they understand what they need and recognise competence."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
