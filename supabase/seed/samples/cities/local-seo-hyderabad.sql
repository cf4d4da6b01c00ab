-- Local SEO in Hyderabad
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Hyderabad', 'Telangana', 'Local SEO',
  $t$Hyderabad Local SEO for Clinics, Institutes and Jewellers$t$,
  $t$Hyderabad local search across Ameerpet, Kukatpally, the Old City and Gachibowli: pillar-number directions, Telugu and Urdu reviews, Ramzan hours.$t$,
  $t$Local SEO for Hyderabad and Secunderabad$t$,
  $t$Take a left at pillar 143, opposite the function hall. Hyderabad steers by expressway and metro pillars, by X Roads and by checkposts, and a business whose listing omits them fields the same phone call all day. The twin city complicates matters: a Secunderabad jeweller near Pot Market and a pearl dealer at Pathergatti belong to one metropolis and two habits of shopping.

Software trainers fill the floors around Maitrivanam in Ameerpet, state-service coaching crowds Ashok Nagar, and fertility and orthopaedic centres line Somajiguda and Panjagutta. West of the Durgam Cheruvu bridge, Madhapur, Kondapur and Gachibowli want dentists, crèches and tiffin at odd hours. In the Old City, bangles, attar and bridal wear sell in Urdu and Dakhni; Dilsukhnagar and KPHB speak Telugu first. Our work ties those ways of asking to one accurate profile for every counter you run.$t$,
  $j$[
    {"title": "Pillar and X Roads directions", "description": "Mehdipatnam, Attapur and Uppal customers quote pillars, not plot numbers. The pillar goes on your contact page, in the directions caption of the exterior photograph and on WhatsApp replies, while the formal address keeps municipal numbering such as 8-3-231/A that Google needs for verification."},
    {"title": "Ameerpet institute differentiation", "description": "When forty trainers advertise the same cloud course within one building complex, categories alone decide little. We publish batch dates, trainer names, lab photographs and demo timings; ask alumni for reviews mentioning the course; and remove lapsed sub-brands still pinned to the third floor."},
    {"title": "Pearl, bangle and bridal-market listings", "description": "Laad Bazaar lac bangles and Pathergatti pearls draw visitors walking out from Charminar as well as brides from Nizamabad. Product entries, certificate details, Friday prayer breaks and photographs of the arcade help both, with reply notes prepared in Urdu, Telugu and English."},
    {"title": "Night-time and Ramzan schedules", "description": "Haleem counters, tailors and shoe shops trade past midnight during Ramzan, and Bonalu or Ganesh immersion shuts roads to Hussain Sagar. We load such hours in advance, show takeaway and dine-in separately, and restore the ordinary timetable after Eid without anybody having to remember."},
    {"title": "Clinic chains across the western belt", "description": "From Kukatpally to Kokapet, patients choose the branch they can reach between meetings. We give every centre a distinct page, consultants' days, insurer notes and lift access; monitor for referral sites hijacking the booking button; and compare calls for KPHB, Miyapur and Nallagandla monthly."}
  ]$j$::jsonb,
  $j$[
    "Which reviews count more in Hyderabad, Telugu or English ones?",
    "Our Jubilee Hills salon gets calls meant for the Banjara Hills branch. Why?",
    "Can a tuition teacher in Dilsukhnagar be listed from home?",
    "How long before an edited Old City address is accepted?"
  ]$j$::jsonb,
  $j$[
    "Google has never said one language scores above another. Readers are another matter: a parent in Vanasthalipuram trusts Telugu detail about a teacher, while a new Kondapur tenant scans English. Invite both groups equally and let them pick the script. Recent, specific comments naming the treatment or course are what people stop to read.",
    "Road No. 36 and Road No. 12 get mixed because several directories saved one phone for both salons. We assign a separate line to each, correct the number on data sources, rename the web pages by road and landmark, and test from both hills until the misdirected calls stop.",
    "She can, provided students really come there in the hours shown, or she hides the address and serves an area if she travels to them. Verification may ask for a video with the study room and name board. For safety, many home tutors prefer area-only display and share the flat by message.",
    "Simple edits can pass in days; those around Charminar take longer since lanes lack consistent numbers and reviewers want evidence. We submit the trade licence, a continuous clip from the main road into the gully, and neighbouring boards. Two or three rounds are normal. Until then the earlier details remain public, so calls are monitored."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
