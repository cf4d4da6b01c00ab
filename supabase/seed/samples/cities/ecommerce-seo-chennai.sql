-- E-commerce SEO in Chennai
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Chennai', 'Tamil Nadu', 'E-commerce SEO',
  $t$Chennai Online Store SEO: Silk, Steel, Spares, Books$t$,
  $t$E-commerce SEO in Chennai for kitchenware, golu dolls, Tamil books, spares and saris: bilingual filters, clean variants and festival collections.$t$,
  $t$Chennai E-commerce SEO for Catalogues with a Memory$t$,
  $t$Every September somebody's aunt asks where the Dasavatharam set went, because last year's link leads to a blank page. Golu dolls, brass lamps, veshtis and panchangams are bought on a cycle, and Chennai shoppers remember a shop that remembers them. Online stores usually do the reverse, deleting a collection the day a festival ends.

We restore continuity. Mylapore puja sellers, Sowcarpet wholesalers, Ritchie Street electronics dealers, Pudupet spare-part traders and Tamil publishers in Royapettah have distinct catalogues but share a fault: names staff understand and customers do not type. Our research pairs kuthuvilakku with brass lamp, dosa tawa with cast-iron griddle, and part number with vehicle model. Then come filters, variant rules, seasonal pages, feed corrections and Tamil labels where a real reader wants them. A counter assistant checks the glossary; nobody knows return reasons better.$t$,
  $j$[
    {"title":"Cookware and vessel vocabulary","description":"A kadai, urli, eeya chombu and idli steamer are more than kitchen items. We organise Tamil and English names, capacity, metal, seasoning and induction use, so Ranganathan Street's practical knowledge survives the passage into filters, feeds and searchable buying guides."},
    {"title":"Golu and festival collections","description":"Permanent Navaratri, Karthigai and Pongal addresses collect relevance across years. Set, height, material and theme become stable attributes; sold clay figures remain in an archive linked to successors. Packing and breakage terms appear early because dolls travel to Bengaluru and New Jersey alike."},
    {"title":"Vehicle-spares fitment search","description":"Pudupet traders identify a clutch plate by sight, whereas buyers search registration year or engine. Fitment matrices, cross-reference numbers and photographs with measurements create fewer stronger pages, reduce wrong orders and keep unverified compatibility claims out of structured data."},
    {"title":"Tamil book discovery","description":"Title, transliteration, author initials, edition and binding confuse ordinary stores. We set one work page with formats beneath, publish contents and extracts by permission, and support both Unicode script and familiar Roman spelling for readers browsing from Besant Nagar or Kuala Lumpur."},
    {"title":"Sari feeds with trustworthy variety","description":"Handloom pieces differ even within a design. Image sequence, actual colour notes, blouse status, weave cluster and single-piece inventory enter the feed honestly; category guides carry broad discovery, so a sold Kancheepuram drape need not vanish without leading to comparable work."}
  ]$j$::jsonb,
  $j$[
    "Should filter labels be Tamil, English or both?",
    "What happens to festival pages in the off-season?",
    "We sell one-piece saris. Is product-page optimisation wasted?",
    "How would you handle parts that fit fifty vehicles?"
  ]$j$::jsonb,
  $j$[
    "Display whichever language the chosen edition uses, while storing one stable attribute underneath. Product copy may introduce the alternative naturally, for example brass lamp, known at home as kuthuvilakku. We avoid cramming both names into each link. Search logs and counter conversations decide when a complete Tamil category is justified.",
    "They stay open with helpful history, material advice, last year's designs and an alert for the next assortment. Dates are altered only after the new calendar is confirmed. If nothing remains useful, noindex for a period may be reasonable, but replacing the address each Navaratri throws away references earned earlier.",
    "Spend most effort on weave, occasion and guidance categories, with a light automated standard for individual pieces. Accurate titles and images still matter for shopping feeds. After a sari sells, keep a brief page only if its design continues to attract visitors; otherwise send them to its nearest family.",
    "With a canonical part record and a verified fitment list, searchable by make, model, engine and year. Separate landing pages come later for combinations that are sought and need installation information. Publishing fifty copies of a bearing under different scooter names makes stock control harder and offers readers nothing additional."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
