-- Local SEO in Mumbai
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Mumbai', 'Maharashtra', 'Local SEO',
  $t$Local SEO in Mumbai, from Churchgate to Thane and Vashi$t$,
  $t$Google Business Profile, reviews and local pages for Mumbai clinics, caterers and shops, planned by railway line, station side and walking time.$t$,
  $t$Local SEO in Mumbai: Found on the Right Side of the Station$t$,
  $t$Mumbai gives directions by train. A flat is in Andheri West, ten minutes from the station; a dentist is Dadar East, below the bridge; a tailor is near Malad subway. East and West are different markets because crossing the tracks at seven in the evening is a journey of its own, and a listing pinned on the wrong side loses customers who never meant to cross.

The trades that live off the map here sit in clusters: jewellers in Zaveri Bazaar, electronics counters on Lamington Road, South Indian caterers around Matunga, workshop galas in Saki Naka, skin and fertility clinics from Bandra to Lokhandwala. Someone types in English, asks aloud in Hindi, and reads reviews in Marathi or Gujarati. We start by walking the listing the way a commuter would, then repair the pin, the categories, the pages and the reviews in that order.$t$,
  $j$[
    {"title": "Station-side pin correction", "description": "We check every pin against the actual gate, not the society's back wall. Where Kurla or Ghatkopar results mix both sides of the railway, the address line, entrance photographs and directions text are rewritten so a commuter knows which exit to take before leaving the platform."},
    {"title": "Profiles for galas, towers and mezzanines", "description": "A Saki Naka gala, a Lower Parel mill compound and a mezzanine in Kalbadevi all share one street number with dozens of tenants. Unit, wing and floor go into the second address line, signage is photographed, and look-alike listings left by previous tenants are reported."},
    {"title": "Suburb pages along the line", "description": "Instead of fifty thin area pages, we write a handful that follow how you really serve: say, Borivali to Goregaon with home visits, Vashi to Nerul by appointment. Each names the crews, the slots and the localities covered, from Thane's Ghodbunder Road to Chembur."},
    {"title": "Marathi, Gujarati, Hindi and English reviews", "description": "A Vile Parle snack shop may be praised in Gujarati, a Girgaon dairy in Marathi, a Mohammed Ali Road sweet house in Urdu-flavoured Hindi. We prepare reply notes your counter staff can use in each, and a request card that never asks only happy customers."},
    {"title": "Monsoon and Ganeshotsav hours", "description": "Waterlogging at Hindmata or immersion-day road closures change when a shop can trade. Special hours, short posts and a tested phone number are scheduled ahead of June and the ten festival days, so nobody walks to a shuttered door because Google still said open."}
  ]$j$::jsonb,
  $j$[
    "We are in Andheri East but most patients come from the West. Which should the listing target?",
    "Can a home caterer in Matunga appear on Maps without publishing her flat number?",
    "Do Thane and Navi Mumbai need listings apart from our Dadar shop?",
    "A previous tenant's listing still shows at our Zaveri Bazaar address. What happens now?"
  ]$j$::jsonb,
  $j$[
    "The pin must stay where the clinic is, in the East; Google weighs distance from the searcher and moving a pin breaks its rules. What we can change is everything else: a page for patients crossing from the West, directions from the metro link, parking notes, and reviews that mention how easy the visit was. We then measure both sides separately.",
    "Yes. Google calls it a service-area business: the address is verified privately and hidden, while the profile lists areas such as Matunga, Sion, Wadala and Dadar. Photographs of thalis, a menu and the lead time for a fifty-plate order do the work a shopfront would. A pin inside a residential society is not needed.",
    "Only if people actually work there during stated hours and customers can be met. A courier point in Vashi or a cousin's office in Thane does not qualify and risks suspension of the Dadar profile too. Without a staffed branch, we build pages for both cities on your site and set honest delivery or visit areas.",
    "We gather proof first: your rent agreement or shop licence, a photograph of the board and the lane, and the old firm's new number if it still trades. Then we suggest the listing be marked moved or closed, and follow up through support if the edit is refused. Your own profile is not merged with theirs."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
