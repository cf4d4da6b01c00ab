-- SEO in Jaipur
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Jaipur', 'Rajasthan', 'SEO',
  $t$Jaipur SEO for Gems, Block Print and Travel$t$,
  $t$Search strategy for Jaipur jewellers, Sanganer and Bagru textile makers, heritage hotels and coaching centres, in English, Hindi and for export.$t$,
  $t$SEO in Jaipur for Craft, Colour and Hospitality$t$,
  $t$Emeralds are cut behind modest doors off Johari Bazaar; indigo cloth dries on the sands at Bagru; a razai weighing almost nothing is packed in Bapu Bazaar for somebody's flight home. Jaipur sells things best understood by hand, which makes the description on a screen unusually important.

Its customers are scattered. A boutique in Copenhagen asks about azo-free dyes, a Mumbai couple compares palace weddings, a student from Sikar needs a room near Gopalpura Bypass, and a contractor in Vishwakarma Industrial Area wants bearings by Friday. Hindi and Hinglish dominate everyday services, with Rajasthani words surviving in dress and jewellery: poshak, borla, leheriya. Foreign visitors use simpler English and plan for October to March. We document materials, makers and places closely enough for each of those people to decide, without smothering the craft under adjectives.$t$,
  $j$[
    {"title":"Gemstone taxonomy and trust","description":"Stone, treatment, cut, origin and certificate are separate facts that many Johari Bazaar sites squeeze into a title. We model them as product attributes, provide guides to kundan, polki and meenakari, and make treatment disclosures prominent for a purchaser who cannot hold the gem to light."},
    {"title":"Block-print wholesale for overseas stores","description":"Sanganer and Bagru workshops gain pages on dabu, resist and hand-carved blocks along with width, washfastness, lead time and minimum metres. Retail collections remain separate, so an Australian stockist can find trade conditions without sorting through single dupattas and expired festive offers."},
    {"title":"Direct bookings for heritage stays","description":"Havelis in the walled city and resorts towards Amer compete against travel agencies using their own names. We strengthen room, dining, accessibility and event pages, answer route questions, test structured data and make the official site the most complete account of staying there."},
    {"title":"Wedding venue research content","description":"Families weigh guest capacity, courtyard sound limits, baraat access, winter dates and vendor policies. We publish venue plans with such constraints and actual layouts, allowing a planner in Delhi to disqualify unsuitable options early and arrive at a site visit with sharper questions."},
    {"title":"Hindi pages for coaching and care","description":"Centres on Tonk Road and clinics in Vaishali Nagar receive families from Shekhawati and Dausa. Course and treatment explanations are written in accessible Hindi, with fees, timings, documents and lodging kept current; English medical or examination terms remain where readers expect them."}
  ]$j$::jsonb,
  $j$[
    "Can handmade products work with a large online catalogue?",
    "How do we rank for our hotel name above booking sites?",
    "Should exporters and tourists share the same shop pages?",
    "Is Rajasthani useful in search copy?"
  ]$j$::jsonb,
  $j$[
    "They can when variation is honest. Group repeatable prints or settings into stable families, photograph each one-off separately, and explain acceptable differences in colour or weight. Sold pieces may stay visible as design references if a commission is possible; otherwise they lead to the nearest surviving collection. Thin pages for every quilt shade are best avoided.",
    "Make sure Google can identify the property: consistent name, official address, readable pages, complete room facts and references from tourism publications. Agencies may still occupy several places, particularly in adverts. Our aim is for guests who see the official result to find better terms, direct contact and answers they cannot get on a reseller page.",
    "The story and photographs can overlap; the decision should not. A visitor wants shop hours, payment methods and luggage-friendly packing. An importer needs harmonised codes, labelling, consistency between batches and freight terms. We build two entry points and canonical products where appropriate, so trade information does not intimidate a holidaymaker buying one cushion.",
    "Use authentic local names whenever a product or tradition has one, followed by a short explanation. A full Rajasthani edition rarely suits an export business, although Marwari-language media, culture or community projects may have a case. Check how customers spell gota patti, lehariya and pothwari before assuming any particular transliteration is universal."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
