-- Local SEO in Jaipur
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Jaipur', 'Rajasthan', 'Local SEO',
  $t$Local SEO for Jaipur Jewellers, Hotels and Coaching$t$,
  $t$Local search in Jaipur's walled city and suburbs: rasta and gate addresses, gem traders, Gopalpura coaching, heritage stays and wedding vendors.$t$,
  $t$Jaipur Local SEO, Inside the Gates and Beyond Them$t$,
  $t$Inside Jaipur's walls the grid is nearly three centuries old and shops are numbered along it, so a silversmith can say shop 214, Johari Bazaar, and be understood. Step into Gopalji ka Rasta or Maniharon ka Rasta and the numbers give way to haveli names, upper-floor gaddis and the nearest gate: Sanganeri, Ajmeri, Chandpole. Two kinds of customer stand in the same lane, a local family buying for a wedding and a visitor following a blue dot.

Outside the walls the vocabulary changes to circles, puliyas and mod. Coaching for RAS, REET and medical entrance runs along Gopalpura Bypass; boutiques and restaurants fill Vaishali Nagar and C-Scheme; Mansarovar and Jagatpura want schools, labs and plumbers. Sanganer prints cloth, Sitapura and VKI host factories. Hindi rules, English serves tourists, and Marwari colours reviews. We write for each reader without blending them into one bland page.$t$,
  $j$[
    {"title": "Walled-city shop numbering", "description": "Bazaar, side of the road, shop number and gate are arranged in one agreed order and matched to the board. For upstairs gaddis we show the staircase mouth at street level, because tourists and even delivery boys give up on a haveli doorway with nine names."},
    {"title": "Gem and jewellery trust signals", "description": "Kundan, meenakari and coloured-stone dealers are checked nervously before a purchase. The profile lists certification labs used, buy-back terms, custom-order time and who will be met; wholesale rooms in Haldiyon ka Rasta are marked appointment-only so casual walk-ins do not leave disappointed remarks."},
    {"title": "Hotel and haveli map presence", "description": "Heritage stays from Bani Park to Amer Road juggle hotel, restaurant and event listings. We decide which deserve separate profiles, correct amenities Google guesses wrongly, connect direct-booking rates where eligible, and answer reviews in English, Hindi and short French where the guest used it."},
    {"title": "Gopalpura coaching visibility", "description": "Results banners change every month on the bypass and so do rented floors. We maintain one verified centre per real classroom, publish medium of instruction, hostel walking distance and new-batch days, and request comments from students after the course ends rather than on admission day."},
    {"title": "Destination-wedding vendor pages", "description": "Decorators, folk troupes, turban tiers, horse hire and photographers serve palaces far from their Raja Park office. A service-area profile backed by venue-wise pages for Amer, Kukas and Tonk Road shows setups that truly took place, crew size, and booking lead during winter muhurats."}
  ]$j$::jsonb,
  $j$[
    "Tourists review us in many tongues. Is translation of replies necessary?",
    "Our block-printing unit is in Sanganer and the store in C-Scheme. One profile or two?",
    "Why does Maps lead visitors to the back of Bapu Bazaar?",
    "Can guides' or drivers' recommendations be replaced by search?"
  ]$j$::jsonb,
  $j$[
    "Answer in the guest's language when someone on your team truly reads it, otherwise in clear English; Maps offers readers automatic translation. Mention a detail from the stay or the piece bought, such as the courtyard room or a tourmaline ring. Machine-made paragraphs in five languages look odd on a small jeweller's page.",
    "Two, if the Sanganer workshop receives people at fixed hours for demonstrations or bulk buying; its category would be manufacturer or printing rather than clothing store. If it is closed to the public, keep the C-Scheme shop alone and tell the Sanganer story on the site with photographs of tables, blocks and drying yards.",
    "Because the pin often lands on a roof centroid behind the arcade, and stopping a car in front is seldom possible anyway. We shift it to the verandah frontage, suggest a parking stop near New Gate or Ajmeri Gate, and write a last-hundred-metres note. Changes to road data go as separate edits and need patience.",
    "Not entirely; a trusted driver still fills shops. Search does give visitors an independent check before they arrive: opening day, price marking, card acceptance, genuine comments. Shops that publish these see enquiries by message from hotels. We log such contacts for a quarter, so you may judge whether dependence on commission trade is easing."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
