-- Site Speed in Mumbai
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Mumbai', 'Maharashtra', 'Site Speed',
  $t$Site Speed Audit in Mumbai for Broking and Media$t$,
  $t$Page speed audits for Mumbai brokers, publishers, fashion labels and property sites: ad-tech weight, market-open load and phones on moving trains.$t$,
  $t$Mumbai Site Speed Audits, Tested on the 8.14 Local$t$,
  $t$Stand in a second-class compartment between Kalyan and Dadar and try to load your own home page. Signal hops at each cutting, a crowd shares the cell, and the cookie banner arrives before the headline. Office Wi-Fi in Worli conceals all of it.

Speed problems in Mumbai have recognisable owners. News and film portals carry stacked advertising auctions; broking screens meet a rush at a quarter past nine when trading opens; builders upload tower renders as untouched posters; fashion houses autoplay a catwalk. We measure with field data and throttled devices, separate network delay from script delay, and write an ordered list of recommendations for your developers. Implementation stays with them. Every finding states the template, evidence, probable gain in plain words, effort and the risk of meddling, so a product manager at Andheri MIDC can schedule it without an interpreter.$t$,
  $j$[
    {"title":"Ad-stack dissection for publishers","description":"Header bidding, video players and recommendation widgets contend for the main thread before a Marathi or English story appears. We trace requests by vendor, measure layout shifts from late slots, and propose timeouts, reserved dimensions and loading order that your revenue desk can debate knowingly."},
    {"title":"Opening-bell readiness for brokers","description":"At 9.15 every user wants quotes and a working login. The audit examines caching of static shells, WebSocket start-up, long tasks during price updates and third-party identity checks, naming what may degrade gracefully while order placement remains untouched and separately tested."},
    {"title":"Render-heavy property templates","description":"Sea-view panoramas, floor plans and map embeds weigh down project pages from Worli to Kharghar. Recommendations cover image dimensions, modern formats, posters for tours and deferred maps, plus a rule that marketing can follow when the architect sends another hundred-megabyte folder."},
    {"title":"Fashion and beauty storefront review","description":"Currency switchers, quiz apps, review stars and loyalty popups accumulate in a Lower Parel shop theme. We attribute milliseconds to each plug-in, distinguish those a merchandiser uses, and list removals in an order that keeps checkout tests meaningful."},
    {"title":"Hosting near its readers","description":"A server in Virginia makes Vashi wait for every uncached click. We compare Mumbai cloud regions, CDN routing across Indian carriers and origin response for logged-in traffic, warning where relocating would affect backups, data rules or an overseas newsroom."}
  ]$j$::jsonb,
  $j$[
    "Do you fix the code after the audit?",
    "Our ads pay salaries. Will you ask us to remove them?",
    "How can tests reflect a suburban train?",
    "Which pages should a Mumbai broker submit?"
  ]$j$::jsonb,
  $j$[
    "No. You receive recommendations precise enough to implement: file or template, cause, suggested change, acceptance measurement and priority. Your own developers or vendor carry them out, and they may question us during the handover. Keeping the roles apart means nobody here profits from inventing additional work.",
    "Not as a slogan. We chart what each partner costs in main-thread time, shifting layout and delayed reading, place that beside revenue figures you supply, and suggest a trial. Frequently a slower bidder earns little and can be timed out, whereas a well-behaved slot deserves to remain exactly as it is.",
    "Partly through throttled runs with packet loss and sudden latency, partly through field data from real Android users, which already contains tunnels, crowds and cheap phones. We add a few manual journeys on two carriers. No laboratory reproduces Kurla at nine o'clock, so conclusions rest on the combination.",
    "Login, watchlist, a scrip page, fund detail, account opening and one logged-out learning article. Those differ in rendering and in stake. Order entry is observed only in a test environment with your security staff present, and credentials never enter our tools. The remaining templates can be sampled from field reports."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
