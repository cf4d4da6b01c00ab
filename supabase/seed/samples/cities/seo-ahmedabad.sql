-- SEO in Ahmedabad
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Ahmedabad', 'Gujarat', 'SEO',
  $t$Ahmedabad SEO for Chemicals, Pharma and Textiles$t$,
  $t$SEO for Ahmedabad exporters and retailers: Vatva dyes, Changodar pharma, Narol denim, SG Highway services and Gujarati search, handled with care.$t$,
  $t$Ahmedabad SEO for Businesses That Count the Return$t$,
  $t$On the east bank, the estates of Vatva, Naroda and Odhav turn out dyes, intermediates, pumps and engineering goods; Narol and Dani Limda process cloth that once made this the Manchester of India. Westward, Prahlad Nagar and SG Highway house agencies, clinics, finance offices and new apartments. Pharma plants spread through Changodar and Moraiya, Sanand assembles vehicles, and GIFT City sits up the road in Gandhinagar.

Amdavadis ask the price of marketing before its poetry, which suits us. Gujarati queries are strong for food, weddings, religion, health and housing; trade vocabulary slips into English halfway through a sentence. Chaniya choli demand gathers ahead of Navratri, kite trade before Uttarayan, and relatives in New Jersey or Leicester shop for both. We connect organic effort to a sample request, dealer enquiry or appointment, then review the arithmetic quarterly with whoever signs the cheque.$t$,
  $j$[
    {"title":"Colour Index and CAS search","description":"Dyestuff purchasers seldom type a brand. They enter Reactive Black 5, a CI number or an intermediate's abbreviation. We give Vatva producers structured shade and chemical pages with application, fastness, packing and safety documents, guarding against the copied descriptions common on export directories."},
    {"title":"Formulation and machinery exports","description":"Changodar's tablet, packaging and process-equipment companies face regulated readers in Africa, Latin America and the CIS. Our pages state dosage form or machine output, documentation and after-sales arrangements, with Spanish, Portuguese, French or Russian variants prioritised from actual tender and distributor enquiries."},
    {"title":"Denim and fabric buying guides","description":"A garment label sourcing from Narol asks about ounce weight, stretch, shrinkage and wash. We translate mill knowledge into comparison tables, swatch pages and minimum-order notes, keeping current stock distinct from development samples so nobody requests a cloth that can no longer be woven."},
    {"title":"Gujarati content people finish","description":"Readers in Maninagar and Satellite may want the same mortgage advice in different registers. We prepare original Gujarati with an editor, keep familiar English financial terms where translation would confuse, and inspect scroll depth, calls and on-page searches to discover whether the explanation worked."},
    {"title":"Profit-led search reporting","description":"Owners on Ashram Road deserve more than a ranking table. Margin, average order, enquiry quality and repeat purchase are attached to landing-page groups wherever records permit. When the numbers cannot support a further investment, the monthly memo says so and proposes stopping that strand."}
  ]$j$::jsonb,
  $j$[
    "How long before we can judge the spend?",
    "Are B2B marketplaces enough for a Vatva exporter?",
    "What should Navratri sellers do in the quiet months?",
    "Can GIFT City financial firms be promoted like ordinary services?"
  ]$j$::jsonb,
  $j$[
    "Technical corrections can be verified within days of a recrawl; commercial judgement usually needs two or three quarters, and longer for a chemical with a slow approval cycle. We agree early indicators beforehand, such as indexed product pages, relevant impressions and sample requests. If those do not move, we examine why before asking for more.",
    "They are useful counters to stand at, though the platform owns the relationship and places rivals alongside you. Your own site can hold richer data, multilingual documents and direct enquiries at no commission. Many exporters sensibly keep both, using fresh descriptions on the domain they control and tracking each source separately.",
    "Improve what will be needed: choli size guidance, stitching times, rental terms, shipping cut-offs to Britain and America, and photographs of last season's work. Permanent collection pages can gather references all year. Fresh designs arrive by July, leaving September for stock accuracy, page speed and customer replies instead of frantic publishing.",
    "No. Units there operate within the IFSCA framework, and the audience, product permissions and disclosures need checking before any copy is planned. We explain entity structure and process plainly, leave investment recommendations to authorised people, and obtain written compliance approval. Careful information may attract fewer visitors, which is quite acceptable for a specialised offering."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
