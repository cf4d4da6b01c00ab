-- Site Speed in Hyderabad
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Hyderabad', 'Telangana', 'Site Speed',
  $t$Hyderabad Site Speed: Telugu, Nastaliq and Video$t$,
  $t$Web performance audits for Hyderabad coaching, cinema, property and pharma websites, including Urdu Nastaliq fonts, video lessons and PDF stores.$t$,
  $t$Hyderabad Speed Audits for Video, Scripts and Surges$t$,
  $t$Nastaliq is beautiful and expensive. An Urdu news page set in it may fetch more bytes for letters than for photographs, and a Telugu edition alongside adds its own shaping demands. Few speed tools mention the matter. In Hyderabad it turns up regularly, beside lesson videos, virtual villa tours, release-day cinema traffic and twenty-year-old drug catalogues stored as scans.

We run the audit in the order a visitor experiences it: connection, first words, largest picture, first tap, next page. Measurements come from Uppal, Shamshabad and towns beyond the Outer Ring Road as well as an American test node, since siblings in New Jersey book family functions here. Findings are handed to your technical team as recommendations, with screen recordings for non-engineers. Where a vendor in HITEC City says that the framework is the problem, we check before anyone pays for a replacement.$t$,
  $j$[
    {"title":"Urdu and Telugu font strategy","description":"We compare Nastaliq, Naskh and system fallbacks for reading comfort, transfer size and shift, together with Telugu subsets that keep vattu forms whole. Advice distinguishes headlines from body text, because one ornate masthead is affordable where a complete newspaper may not be."},
    {"title":"Video-lesson delivery for institutes","description":"A DSC aspirant in Nalgonda cannot watch what never starts. Player weight, poster frames, adaptive renditions, chapter links and transcript pages are examined on limited data, with a proposal for audio-only revision and a lobby that does not preload forty thumbnails."},
    {"title":"Ticket and release-day bursts","description":"Film openings at RTC X Roads send fans to showtimes in a single minute. For cinema, event and restaurant-booking sites we inspect edge caching, seat-lock calls, waiting pages and retry storms, separating content which tolerates a few seconds of age from seats which cannot."},
    {"title":"Villa tours and map layers","description":"Tellapur and Maheshwaram projects love drone films, 360-degree rooms and satellite maps. The audit assigns each a cost in bytes and main-thread time, then recommends stills first, tours on request and coordinates in text for relatives on slower connections."},
    {"title":"Pharma dossiers and plant catalogues","description":"Buyers should not download a sixty-page scan to confirm a grade. We time document search, suggest HTML summaries, linearised PDFs and sensible caching, and examine access controls so that restricted regulatory papers near Pashamylaram never slip into a public cache."}
  ]$j$::jsonb,
  $j$[
    "Can Urdu pages stay elegant without the heavy font?",
    "Our videos sit on a platform already. What remains to audit?",
    "How do you examine speed for relatives overseas?",
    "Is a nearby cloud region worth requesting?"
  ]$j$::jsonb,
  $j$[
    "There are respectable compromises: Nastaliq for titles with a lighter face in long text, improved subsetting, or a full font for returning readers only. We print samples and ask fluent readers before recommending one. Elegance judged solely by a designer in English tends to fail at the tea table.",
    "Everything that surrounds the player: third-party script, cookies, thumbnail grids, course navigation, login and the moment playback requests begin. A facade image can defer much of that until a learner taps. We also inspect captions and resume position, because reloading a lesson is delay under another name.",
    "We read field data by country when enough exists and run scheduled tests from North America and the Gulf, on cached and uncached visits. A banquet-hall gallery may be quick in Attapur and dreadful in Dallas. Results tell you whether image delivery, origin distance or a blocking widget deserves attention.",
    "Hyderabad has at least one from a major provider, and proximity may trim round trips for local logged-in users. It seldom rescues unoptimised queries or overweight pages. We note service availability, backup location, latency to your payment partners and migration effort, so the decision considers more than a dot on a map."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
