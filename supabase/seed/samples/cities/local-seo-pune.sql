-- Local SEO in Pune
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Pune', 'Maharashtra', 'Local SEO',
  $t$Pune Local SEO: Peths, Baner and Pimpri-Chinchwad$t$,
  $t$Pune map listings done with care: peth addresses, survey-number layouts, split hours, Marathi reviews, MIDC workshops and Hinjawadi family services.$t$,
  $t$Local SEO in Pune, from Sadashiv Peth to Hinjawadi$t$,
  $t$Pune abbreviates itself: FC, JM, SB Road, KP, ABC for Appa Balwant Chowk, NIBM for an entire suburb. Students arriving in June learn the letters within a week and search with them. Families in Kothrud and Sahakarnagar search by chowk, by mangal karyalaya, by the society's name. In Wakad and Baner the address is frequently a survey number that nobody outside the land office can place.

Three economies overlap on this map. The peths keep jewellers and sari houses on Laxmi Road, electronics near Pasodya Maruti and MPSC study rooms by the dozen. Pimpri-Chinchwad, with a municipal corporation of its own, has job shops in Bhosari and Chakan-bound suppliers. The IT suburbs need crèches, physiotherapists, German classes and tiffin. Each calls for a different primary category, other hours and separate evidence, so we plan by quarter before editing anything.$t$,
  $j$[
    {"title": "Split-hours accuracy", "description": "Many peth establishments still pause after lunch, and visitors complain online when a shutter greets them at two. We enter morning and evening blocks properly, repeat them on the website and shop door, and watch for user edits that flatten the day into one long stretch."},
    {"title": "Survey-number locations made findable", "description": "S. No. 41/2, Lane 6, is hopeless on its own. For clinics and salons in Pimple Saudagar, Undri or Balewadi we add the housing society, the nearest chowk and a plus code, photograph the approach from the DP road, and ask couriers to test it."},
    {"title": "Student-season search plans", "description": "Each admission cycle brings people looking for mess food, libraries with fixed desks, PG rooms, bike rental and language teachers around Karve Road and Viman Nagar. Pages and posts go live in May; photographs show the reading hall, the thali and the deposit terms."},
    {"title": "Bhosari and Chinchwad workshop profiles", "description": "Sheet-metal, gauge calibration and tool-room units in the MIDC blocks are judged on plant list and turnaround. We choose an industrial category rather than a shopping one, publish tolerances, materials and gate timings, and keep the plot and sector format consistent with the firm's Udyam record."},
    {"title": "Marathi wording and replies", "description": "Older Punekars compose long, exact reviews in Marathi and notice careless grammar in answers. A native editor writes reply guidelines for your receptionist, prepares Devanagari service text for the pages that warrant it, and retains English for Kharadi, Magarpatta and Koregaon Park audiences."}
  ]$j$::jsonb,
  $j$[
    "Does Pimpri-Chinchwad count as Pune for Google?",
    "Our Laxmi Road store closes from one to four. Does that hurt visibility?",
    "We run a reading library in Sadashiv Peth. Which category fits?",
    "How do you stop ex-students posting ratings on a closed hostel linked to us?"
  ]$j$::jsonb,
  $j$[
    "They blur in casual searches, yet localities there behave separately. A query made from Nigdi rarely shows a Kothrud firm. Write the town truthfully, Pimpri-Chinchwad where relevant, and mention Pune on the site because customers from outside use it. When you serve both corporations, two area pages explain visit days and charges.",
    "At two in the afternoon, a closed listing may be filtered when somebody taps the open-now option. In other hours there is no known penalty. Truthful timing prevents the angry one-star visit that costs far more. If one counter stays staffed, we can display that separately, for example repair collection through the afternoon.",
    "Library is the obvious choice; add coaching centre only if you teach. Google offers no exact label for paid study halls, so the description, seat photographs, locker terms and night timing must carry the distinction. MPSC and UPSC candidates also search Marathi terms such as abhyasika, which belongs on your page rather than in the name.",
    "We establish whether the hostel was yours. If so, it is marked permanently closed, with the website link removed so confusion ends. If an unrelated owner used a similar name, we supply leases and photographs showing the difference. Comments about someone else's rooms on your profile can be flagged as off-topic with that explanation."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
