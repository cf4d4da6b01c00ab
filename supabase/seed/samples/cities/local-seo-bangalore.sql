-- Local SEO in Bangalore
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Bangalore', 'Karnataka', 'Local SEO',
  $t$Bangalore Local SEO for Layouts, Mains and Crosses$t$,
  $t$Map search for Bangalore clinics, gyms and workshops: main-and-cross addresses, apartment catchments, Kannada names and traffic-aware radius.$t$,
  $t$Local SEO Services in Bangalore, Layout by Layout$t$,
  $t$Nearly every Bangalore layout has a 3rd Cross and a 7th Main, so the same plot description can lead a delivery rider to Jayanagar, Vijayanagar or HSR Layout. Residents solve it with stages, blocks, sectors and a nearby sign: the BDA complex, a darshini, the gate of a tech park, that signal after Sony World in Koramangala.

The evening commute shrinks every catchment. A physiotherapist on Sarjapur Road competes for three or four apartment communities, while a Malleshwaram sari shop draws the whole north-west on a Saturday. Newcomers search in English within days of arriving, for pet clinics, Montessori houses, gynaecologists and movers; older neighbourhoods such as Basavanagudi ask neighbours first and use Maps to confirm. Kannada, Tamil, Telugu and Hindi all turn up in voice queries. We map those catchments before touching a profile, and report calls and direction requests for each locality rather than one average for the city.$t$,
  $j$[
    {"title": "Main, cross and stage clean-up", "description": "Your address is rewritten with stage or block first, then main, cross and pin code, and tested by sending three different delivery apps to it. Listings that strayed to the twin street in BTM or Banashankari are corrected, and old Outer Ring Road service-lane pins moved."},
    {"title": "Apartment-community catchments", "description": "Around Whitefield, Bellandur and Kanakapura Road, demand lives behind gates. We list the large communities within a realistic drive, create a page for resident services where you truly offer them, and match visiting hours to after-office slots and weekend mornings instead of a citywide promise."},
    {"title": "Kannada on the board and online", "description": "Karnataka's signboard rule put Kannada prominently on shopfronts, yet profiles often show only English. We set the Kannada name exactly as painted, add Kannada service descriptions to the site, and keep photographs current so that the board, the listing and the letterhead agree."},
    {"title": "Old-market counters on the map", "description": "Chickpet silk wholesalers, SP Road component sellers and JC Road spare-part dealers trade from doors a metre wide. We shoot the lane, name the nearest temple or bank, publish stock brands as products, and separate retail hours from wholesale ones where they differ."},
    {"title": "Multi-branch control for new chains", "description": "Bangalore start-ups open clinics, salons and coffee counters in Indiranagar, then in Hebbal a month afterwards. A single sheet governs naming, categories, holiday times and access rights; a departing manager cannot take the profile along, and every launch follows one checklist from lease to verification."}
  ]$j$::jsonb,
  $j$[
    "Why do Indiranagar users see us while people in Whitefield never do?",
    "Is it better to write Bangalore or Bengaluru in the profile?",
    "We offer doorstep car service. Which areas ought we to list?",
    "Our pre-school has two listings, each with reviews. Can they be joined?"
  ]$j$::jsonb,
  $j$[
    "Proximity. From Whitefield, Google prefers businesses reachable without crossing half of Old Madras Road, and no amount of text changes that for generic queries. You may still win named treatments or brands with less local supply. A grid test across both localities shows which phrases travel; the remainder calls for ads or a second branch.",
    "Keep the postal form, Bengaluru, in the address field and let both spellings occur naturally on the website, since residents type either. Google treats them as the same place. Repeating both in your business name, or making duplicate pages for each spelling, adds nothing and can look like spam to a reviewer.",
    "Pick areas your vans reach within the promised time on a weekday, probably a belt such as HSR, Koramangala, BTM and JP Nagar rather than everything inside NICE Road. Google allows up to twenty areas, but listing more does not widen ranking. A narrower belt produces better reviews because mechanics arrive when they said.",
    "If both describe one school at one address, yes: we claim both, align their details and request a merge, after which reviews normally combine. When the second belongs to a former franchise in another block, merging is improper; it should be marked permanently closed. Parents then see a single page with current fees and timings."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
