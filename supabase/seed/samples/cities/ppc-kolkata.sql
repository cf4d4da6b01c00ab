-- PPC in Kolkata
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Kolkata', 'West Bengal', 'PPC',
  $t$Kolkata PPC: Bengali Ads, Puja Pacing, Real Leads$t$,
  $t$PPC for Kolkata jewellers, hospitals, tour operators and coaching centres: Bengali ad copy, Pujo budget pacing and campaigns reaching the North-East.$t$,
  $t$Kolkata Paid Search, Paced for Pujo and the Months After$t$,
  $t$By Shashthi evening, most households have bought their new clothes and interest in sari keywords falls away. Three weeks earlier every shop wanted those words at once. An advertiser who spreads money evenly from April to March in Kolkata overpays in one season and vanishes in another, which is why our first deliverable is a calendar, not a campaign.

The second is a map. Bowbazar goldsmiths, Salt Lake coaching centres, Alipore diagnostics and tour desks around Esplanade sell to one another's neighbours, yet some of their steadiest customers live in Siliguri, Agartala, Dhanbad or Guwahati and travel here overnight. Bengali queries arrive in Bangla script, in English letters and in a cheerful mixture. We treat each as a separate clue about the person typing, and hold prudent families to no tricks: the advertised offer is always the first thing on the page.$t$,
  $j$[
    {"title":"Pujo-to-Poila-Boishakh pacing","description":"Fashion, travel, sweets and home appliances rise before Mahalaya, gold at Dhanteras, winter tours in December, ledgers and new clothes at Poila Boishakh. Monthly ceilings are drawn from past receipts, with reserve money for late salary weeks and a firm stop after Dashami."},
    {"title":"Bangla ads that respect the reader","description":"Kolkata notices spelling. Headlines are composed by a Bengali editor, tried in formal and conversational registers, and never machine-turned from English. The same person reviews search-term reports, catching homonyms and names of novels that an automated negative list would leave in."},
    {"title":"Patient and attendant enquiries","description":"Hospitals along the Bypass and in Mukundapur receive families from across the eastern states. Speciality campaigns explain documents and lodging help, calls are scheduled around train arrivals, and sensitive conditions stay out of personalised audiences as platform policy requires."},
    {"title":"Tour operators against aggregators","description":"A Dooars, Sundarbans or Andaman specialist cannot outbid national portals for Kolkata tour package. We buy the exact itinerary, permit, boat or puja-holiday departure instead, quote the group size, and show the planner's name beside the telephone number."},
    {"title":"Export enquiries from mills and estates","description":"Jute bag, tea and engineering exporters near Strand Road meet thousands of retail clicks for every importer. Country-specific campaigns, minimum-quantity wording in the ad itself and a short qualifying form let samples go only to firms with a plausible shipping plan."}
  ]$j$::jsonb,
  $j$[
    "How much of the annual budget should go into Durga Puja?",
    "Could we advertise in Assam and Tripura from a Kolkata shop?",
    "Do Bengali keywords get enough volume?",
    "Our coaching centre receives calls from parents who never visit. What changes?"
  ]$j$::jsonb,
  $j$[
    "Let your till decide. We lay two or three years of receipts beside the lunar dates, since Pujo can move by weeks, and see how far before Mahalaya orders began. A boutique may place half its spending there; a diagnostic lab almost none. Auction prices then suggest when to start earlier or sit out.",
    "You can, provided delivery, travel or service genuinely reaches them. Each state runs on its own budget with its own promise, such as courier days to Silchar or a Saturday appointment after the Kanchanjungha Express. Judge them separately after a quarter; blending Guwahati into Gariahat hides whichever is losing.",
    "Enough for health, tuition, recipes, property, rituals and clothing, fewer for software or freight. Planning tools combine spellings and underreport, so a small live test is more honest than a forecast. Low volume is acceptable where the caller is serious, and broad English groups can continue alongside.",
    "First, the promise. If the advertisement says medical entrance and the counsellor talks about foundation batches, families politely leave. We align batch, class, branch and fee policy from ad to call script, give evening slots for demonstration lessons, and count attendance at the Hazra or Ultadanga centre as success."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
