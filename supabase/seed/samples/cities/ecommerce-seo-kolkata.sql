-- E-commerce SEO in Kolkata
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Kolkata', 'West Bengal', 'E-commerce SEO',
  $t$Kolkata E-commerce SEO for Saris, Books and Tea$t$,
  $t$Online store SEO for Kolkata handloom, book, tea, sweets and leather sellers: single-piece stock, Bengali names, courier limits and export shoppers.$t$,
  $t$Selling from Kolkata: E-commerce SEO for Crafted Goods$t$,
  $t$How should one name a Dhakai? As jamdani, muslin, by thread, by weaver's district, or by the wedding it attended? Kolkata merchants deal in objects with lineages, from Baluchari borders and kantha stitches to second-hand editions and muscatel tea. Standard shop templates reduce them to colour, price and Add to Cart, after which search traffic goes to whoever copied the photograph.

We begin with classification and honesty. A Gariahat sari seller has single pieces; a College Street bookseller has six editions and one torn jacket; a Tangra leather unit has bulk sizes; a confectioner in Shyambazar can send nolen gur sandesh only so far before it suffers. Each constraint can be made useful to a shopper. Bengali titles, consistent transliteration, delivery rules by state and artisan permissions are woven into product data, leaving staff with a routine they can maintain after closing time.$t$,
  $j$[
    {"title":"Handloom classification without myth","description":"Tant, tangail, jamdani, garad and Baluchari are described by fibre, technique, weave source and care, with uncertain attribution left uncertain. We build comparison guides for shoppers in Delhi or London and connect them to available single pieces without inventing a village romance."},
    {"title":"Rare and academic book records","description":"ISBNs help recent titles, but older volumes need publisher, impression, condition, illustrations and transliterated author names. Work and copy pages are separated, wants-lists gathered, and sold copies handled so College Street inventory does not fill an index with apologies."},
    {"title":"Tea grades and subscriptions","description":"First flush, second flush, autumnal, CTC and orthodox belong to different questions. Estate and harvest pages hold durable explanation; pack sizes stay variants. Subscription wording states freshness and destination rules so a buyer in Pune and a sampler in Kyoto receive accurate expectations."},
    {"title":"Perishable sweets with delivery logic","description":"Rosogolla tins travel; fresh mishti doi does not forgive delay. We create destination-aware availability, shelf-life facts, gift dates and substitute suggestions, keeping doubtful PIN codes out of shopping feeds instead of pleasing a crawler with an impossible promise."},
    {"title":"Leather, dokra and craft export","description":"Foreign boutiques need dimensions, finish, repeatability and customs documents, while gift buyers want story and scale. Dual pathways from Tangra bags or Bikna dokra respect artisans, show lead times, and avoid duplicating identical products under retail and wholesale names."}
  ]$j$::jsonb,
  $j$[
    "Our saris are photographed once and sold once. How do we grow?",
    "Which transliteration of a Bengali title should we use?",
    "Can sweets be listed for all India?",
    "Is Etsy enough for our dokra exports?"
  ]$j$::jsonb,
  $j$[
    "Let the category accumulate knowledge while pieces change. A jamdani guide, reliable colour photography, alerts and an artisan archive can earn visits long after one sari is bought. Product templates capture the basics quickly; your editor reserves deeper writing for techniques, important commissions and designs that weavers may repeat.",
    "Choose one scheme for display, preserve Bangla script, and store common alternatives as search aliases on the site. Jibanananda may arrive in several spellings; a shopper should not be punished. Avoid printing every variation in the title. Library catalogues and the publisher's own form usually provide a dependable starting point.",
    "Only if packing tests, courier days and food rules support it. We categorise by hardy, short-life and local-only, connect PIN-code availability, and write arrival expectations before basket entry. A customer in Jamshedpur might safely receive what Chennai cannot. Removing a doubtful destination is better merchandising than refunding spoiled sandesh.",
    "It gives you visitors and conventions, yet the rules and customer relationship belong to the platform. Your shop can show process, dimensions, bulk terms and archives with more freedom. Keep both if margins allow, write separate descriptions, and use the same maker names and stock truth so importers recognise one enterprise."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
