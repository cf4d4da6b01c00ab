-- Local SEO in Chennai
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Chennai', 'Tamil Nadu', 'Local SEO',
  $t$Local SEO Chennai: Be Found in T. Nagar, Adyar and OMR$t$,
  $t$Chennai map search in Tamil and English: old and new door numbers, T. Nagar shop clutter, hospital-area clinics, mandapam caterers and OMR branches.$t$,
  $t$Local SEO in Chennai: Door Numbers, Signals and Tamil Search$t$,
  $t$Old No. 27, New No. 54. Chennai's renumbered doors have confused postmen for decades and now confuse maps: one shop, two numbers, sometimes two listings with half the reviews on each. Directions come as a depot, a signal or a temple: Vadapalani depot, Tidel Park signal, behind the Mylapore tank, Anna Nagar roundtana.

Buying happens in dense pockets. T. Nagar alone holds the silk and gold trade of Usman Road, the small counters on Ranganathan Street and the strollers of Pondy Bazaar; Ritchie Street sells electronics, Pudupet car parts, Sowcarpet wedding goods to families who speak Marwari and Hindi. Clinics cluster around the big hospitals on Greams Road, coaching academies in Anna Nagar, and OMR lives on whatever is open after the office bus. We tidy the listing, then make pages for how Tamil and Tanglish searchers phrase a need, spelling variants included.$t$,
  $j$[
    {"title": "Old-number, new-number reconciliation", "description": "We collect every version of your door number, street renaming and locality spelling, from Chrompet against Chromepet to Triplicane against Thiruvallikeni, and choose the one used on your GST certificate. Other versions remain searchable on the contact page while listings carry a single agreed form."},
    {"title": "Standing out on Usman Road", "description": "In T. Nagar, textile floors, jewellery halls and pavement sellers crowd one screen of pins. Precise primary categories, floor-wise product photographs, parking directions off Venkatanarayana Road and clear Aadi-sale hours help a family decide before they enter the crush near Panagal Park."},
    {"title": "Doctor and department listings", "description": "A Greams Road polyclinic might hold eleven consultants, each practising elsewhere in the evening. We set out which practitioner profiles should exist, with hours for that site alone, link them to proper doctor pages, and stop the clinic's own number being replaced by a booking aggregator's."},
    {"title": "Mandapam, catering and Margazhi calendars", "description": "Wedding cooks in West Mambalam, flower decorators and nadaswaram troupes are booked by muhurtham date. We build pages around those dates, banana-leaf menus and halls regularly served, and prepare sabha canteens and nearby cafes in Mylapore for the December music season with timely posts."},
    {"title": "Corridor branches on OMR and GST Road", "description": "Sholinganallur, Navalur, Pallavaram and Tambaram behave like towns strung on a road. Each branch earns its individual landing page with U-turn instructions, bus stop, tests or services available there, and monsoon contact arrangements for days when Velachery streets flood."}
  ]$j$::jsonb,
  $j$[
    "Is it worth having a Tamil version of our service pages?",
    "Google shows our shop on the next street in Mylapore. How is that fixed?",
    "May we offer a discount coupon in return for five-star ratings during Aadi?",
    "What can an Ambattur workshop gain from Maps when orders come by phone?"
  ]$j$::jsonb,
  $j$[
    "For family services, often yes. Tamil voice queries for hospitals, tuition and house repairs use words a literal translation misses, so a Tamil writer drafts them from call recordings or counter notes. We begin with three pages, keep English equivalents linked through hreflang where both exist, and watch Search Console before writing more.",
    "First we compare the satellite roof with your plot, because rows of narrow Mylapore houses sit under each other's pins. Then the marker is dragged to the entrance, a video showing the street nameplate and shutter is kept ready, and any suggested edit by strangers is watched. Many corrections go through without fuss; some are refused and need support.",
    "No. Rewards for ratings break Google's review policy and consumer-protection guidance, even when printed on a festive bill. Ask every customer in the same manner, at handover, with a QR card in Tamil and English. A measured reply to a complaint about billing queues does more good than a burst of identical praise.",
    "Buyers from Padi or Sriperumbudur still check location, machine photographs and opening time before dispatching a lorry. We name processes such as CNC turning, powder coating or die repair as services, state lorry access and minimum quantities, and connect calls to a tracked number so you learn which jobs began on Google."
  ]$j$::jsonb,
  $j$[
    {"quote": "Half our ratings were on the old door number and half on the new one. They joined the two listings and wrote Tamil directions that our older customers can actually follow from the tank.", "author": "Revathi Subramaniam", "role": "Proprietor", "company": "Vetrilai Silks and Sarees (sample)", "rating": 5, "is_sample": true},
    {"quote": "We cook for weddings from a kitchen with no shop window. Our profile now shows the areas we serve and the menus, and callers already know the number of leaves to ask for.", "author": "Balaji Raghavan", "role": "Partner", "company": "Nellikai Caterers, West Mambalam (sample)", "rating": 5, "is_sample": true}
  ]$j$::jsonb,
  true
)
on conflict do nothing;
