-- Local SEO in Kolkata
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Kolkata', 'West Bengal', 'Local SEO',
  $t$Google Maps and Local SEO in Kolkata, Para by Para$t$,
  $t$Local SEO for Kolkata jewellers, diagnostic centres, caterers and tutors: Bengali reviews, old street names, Salt Lake blocks and Puja-week timings.$t$,
  $t$Kolkata Local SEO: Known in the Para, Visible on the Map$t$,
  $t$A Kolkata address begins with the para and ends at a more: two minutes from Gariahat More, beside the sweet shop, ask anyone. That oral map is excellent until a stranger needs it. Then the renamed roads intrude, with Harrison Road painted on one board and Mahatma Gandhi Road on the next, and Salt Lake answers in blocks, sectors and overhead-tank numbers.

Whole trades share a street. Goldsmiths work in Bowbazar, books and coaching notes pile up on College Street, lights and wiring on Ezra Street, wholesale cloth in the katras of Burrabazar. Along the EM Bypass at Mukundapur, hospitals pull in guest houses, pharmacies and test labs used by families from the North-East and Bangladesh. Searchers move between Bengali script, Roman Bengali, Hindi and English. Our job is to turn local reputation into listings, reviews and pages which an outsider can follow to the door.$t$,
  $j$[
    {"title": "Renamed-road address mapping", "description": "Both names of your street are traced, along with ward and the old postal shorthand older clients still write, such as Kol-19. Google receives the form on your trade licence; the website explains the rest, including which side of the tramline or flyover the entrance faces."},
    {"title": "Bowbazar jeweller profiles", "description": "Gold houses around B. B. Ganguly Street trade under family names that differ by an initial. We document ownership, photograph the gate with its founding-year board, list hallmarking, remodelling and wedding sets as services, and untangle ratings meant for a cousin's store two doors away."},
    {"title": "Diagnostic and guest-house visibility", "description": "Patients arriving for treatment at Mukundapur need a lab, a room and a chemist within one walk. We write pages on report times, attendant rooms and language help, confirm night hours honestly, and make directions begin at the hospital gate or the Ruby crossing."},
    {"title": "Sharodiya planning", "description": "During Durga Puja, barricades and one-way loops alter access to Ballygunge, Maniktala and Shyambazar while eateries stay open until dawn. Special hours, pandal-route directions and menu pictures are queued by Mahalaya; repairers and clinics that close state the reopening day after Lakshmi Puja."},
    {"title": "Tuition and biye-bari caterer pages", "description": "Private tutors in Behala and wedding caterers in Dum Dum depend on recommendation, then a phone check. We give each a compact page: batches by board and class, or sample menus with kobiraji and mutton courses, capacity, localities reached, plus ratings gathered straight after the event."}
  ]$j$::jsonb,
  $j$[
    "Do Bengali-script keywords matter, or do people type everything in English letters?",
    "Should a Howrah workshop call itself a Kolkata business on Google?",
    "How should a Burrabazar wholesaler inside a katra be pinned?",
    "Somebody posted an unfair review during Puja rush. Can it be removed?"
  ]$j$::jsonb,
  $j$[
    "Both occur. Phone keyboards and voice input have made Bengali script common for sweets, doctors and house help, while job-minded or technical queries lean English. We check your own Search Console lines before deciding, then place Bengali on a few pages in natural wording, never as a transliterated list hidden in the footer.",
    "Its address should say Howrah, since Belilious Road and Liluah lie across the river in another district. Nothing prevents a page describing pick-up or machining work for Taratala and Topsia factories. Pretending to hold premises in Kolkata would fail verification; showing quick access over Vidyasagar Setu is truthful and more useful to a buyer.",
    "Pin the katra's main gate if satellite view cannot separate interiors, then describe block, staircase and stall in the second line. A sequence of pictures from Rabindra Sarani inward saves many phone calls. Hours deserve care as well: godown loading, retail sale and Sunday closing differ across these buildings.",
    "Only where it violates policy, for instance abuse, a rival's post or a visit that never took place. Honest irritation about a ninety-minute queue on Ashtami stays. We flag genuine violations once with reasons, answer the rest in the customer's language, and suggest what to change at the counter next year."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
