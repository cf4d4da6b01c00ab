-- Site Speed in Kolkata
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Kolkata', 'West Bengal', 'Site Speed',
  $t$Kolkata Site Speed for Travel and Tea Sites$t$,
  $t$Speed audits for Kolkata travel portals, tea exporters, Bangla newspapers and shops on shared hosting, with fixes ordered for small technical teams.$t$,
  $t$Site Speed in Kolkata: Old Servers, New Expectations$t$,
  $t$It began as a sensible website. A tour office near Chandni Chowk bought shared hosting in 2013, a nephew installed the theme, someone added a flight widget, then a second one. Today the Darjeeling package takes so long to appear that a customer in Jorhat has already rung a rival. Tea exporters, coaching centres and publishers around Kolkata know the pattern well.

We audit such sites without sneering. The list starts with things a part-time developer can alter safely: cache headers, bulky slides, dead plug-ins, PHP version, duplicate fonts. Structural advice follows for those ready to change host or template. Bangla letterforms, newspapers heavy with photographs, foreign buyers opening catalogues from Hamburg and relatives on hill-station networks each get their own test. Your people do the mending; our document tells them where to begin, what to back up and how to recognise improvement.$t$,
  $j$[
    {"title":"Shared-hosting health check","description":"Response logs, PHP workers, database tables and cron jobs show whether neighbours or your own plug-ins cause the wait. We set out what the present plan can bear, a tidy-up sequence, and honest criteria for leaving it, including e-mail and domain dependencies."},
    {"title":"Package and fare page diagnosis","description":"Inventory calls to hotels, buses and airlines stall an entire itinerary when one supplier sleeps. Recommendations divide fixed description from live price, show usable text first, set timeouts, and keep Sandakphu or Gangasagar departures readable even while availability is being fetched."},
    {"title":"Catalogues for overseas tea buyers","description":"Buyers in Hamburg or Dubai should see leaf, liquor and lot details before a background film of mist. We test from importing countries, split specification sheets from photo galleries, advise CDN coverage, and trim the scripts that chase visitors for newsletter sign-ups."},
    {"title":"Bangla typography and newspaper layouts","description":"Conjuncts make Bengali fonts intricate, and late swaps disturb a front page. Our review measures font files, fallback height, image slots and live tickers for dailies and little magazines, balancing the masthead's character with what a Behala commuter can load between stops."},
    {"title":"Pujo traffic rehearsal","description":"Pandal routes, restaurant bookings and fashion drops collect evening surges. We inspect cacheable lists, map calls, image galleries and inventory locks, then suggest a freeze date before Mahalaya with a lightweight emergency page, because Panchami is a poor evening for server surgery."}
  ]$j$::jsonb,
  $j$[
    "Must we abandon our shared host?",
    "Our developer comes on Sundays. Can he use this report?",
    "Why does the site feel slow only in the North-East?",
    "Are caching plug-ins a sufficient answer?"
  ]$j$::jsonb,
  $j$[
    "Perhaps not. Many small brochure sites run acceptably once stale plug-ins, huge sliders and missing caching are dealt with. We record response time at quiet and busy hours before advising. If neighbours or memory limits remain the bottleneck, the report describes the minimum specification to ask any new provider for.",
    "Yes, it is arranged in sittings of an hour or two. Entries carry screenshots, the exact admin panel or file where known, a backup reminder and a way to undo. Risky work, such as changing the PHP version, is marked for a weekday when the host's support desk in fact answers.",
    "Distance is one suspect; mobile coverage, carrier routing and a heavy first download are others. We compare test points, read Chrome field data when traffic suffices, and ask a few customers in Dimapur or Shillong to run a simple link. A CDN may help images while leaving the booking query untouched.",
    "They help when pages are the same for everyone and may cause trouble when prices, baskets or logins differ. One properly configured plug-in is useful; three competing ones are a common discovery. We check exclusion rules and cache hits, then deal with photographs, scripts and queries that no cache can excuse."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
