-- SEO in Lucknow
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Lucknow', 'Uttar Pradesh', 'SEO',
  $t$Lucknow SEO for Chikan, Healthcare and Coaching$t$,
  $t$Hindi-first SEO for Lucknow: Chowk chikankari, Gomti Nagar clinics, Aliganj coaching and firms serving the towns of Awadh and eastern UP.$t$,
  $t$SEO in Lucknow, Written the Way Awadh Asks$t$,
  $t$Tehzeeb survives even in a search box. Alongside brisk Hinglish come full courteous Hindi sentences, spoken into phones: where is a good skin doctor near Indira Nagar, which document is needed for mutation, what does hand embroidery really cost. Urdu enriches the vocabulary of food, dress and poetry, while English leads in offices around Hazratganj and Vibhuti Khand.

Lucknow serves a large hinterland. Residents of Sitapur, Barabanki, Gonda and Bahraich travel in for specialists, examinations, courts, wedding shopping and government work, generally after a relative has read something online. Chowk and Aminabad supply chikan and attar; Yahiyaganj stocks small retailers; Talkatora, Chinhat and Sarojini Nagar keep workshops busy; Shaheed Path and Sultanpur Road draw property investors. Useful pages must therefore explain the journey as well as the offer. We favour complete Hindi answers, light mobile templates and a visible person to call.$t$,
  $j$[
    {"title":"Hand-chikan product storytelling","description":"Bakhiya, phanda, murri and jaali describe skilled work, but an online buyer may see only white thread. We catalogue stitch, cloth, hours, care and artisan method, distinguish machine imitations clearly, and connect Chowk's single kurtas with bulk pages for boutiques in Delhi or abroad."},
    {"title":"Hindi answers with proper structure","description":"Long conversational questions deserve headings, direct openings, ordered steps and sourced forms. Our editors write from the desk's call register, balancing everyday Hindi with familiar official terms, then check font loading and tap targets on inexpensive handsets used across Awadh."},
    {"title":"Healthcare pages for visiting families","description":"Private clinics in Gomti Nagar and near Raibareli Road can explain referral papers, first consultation, attendants and repeat visits without borrowing the authority of SGPGI or KGMU. Clear qualifications, departments and arrival instructions help someone setting out at dawn from Hardoi."},
    {"title":"Coaching archives brought to order","description":"Police, PCS, teaching and railway aspirants search every syllabus change and answer key. We keep an examination hub current, retire rumour posts, attribute model answers and link one-day updates to enduring Hindi preparation guides, so Aliganj institutes are not republishing the same notice forever."},
    {"title":"Property questions before the brochure","description":"Buyers along Shaheed Path worry about authority approval, registry, road access, water and possession. Project content presents RERA information and dated documents, with neighbourhood explainers for Gomti Nagar Extension or Vrindavan Yojana; unverified appreciation promises have no place in either."}
  ]$j$::jsonb,
  $j$[
    "Why begin in Hindi if our staff speak English?",
    "How can genuine chikankari stand apart from machine work?",
    "Do neighbouring districts each require their own page?",
    "May a coaching site publish government recruitment news?"
  ]$j$::jsonb,
  $j$[
    "Because the household doing the research may not. A bilingual receptionist can still answer the final call in English, yet a mother in Raebareli should understand the appointment process before making it. We choose a small set of high-need Hindi pages, measure calls and form completion, and continue only if people find them helpful.",
    "Name the stitches, show the reverse side in close photographs, record the fabric and explain why similar garments take different times. If machine embroidery is offered too, label it just as clearly. A guide written with the karigar can attract research, support the price and give independent shopkeepers something credible to refer to.",
    "Seldom. A patient from Lakhimpur needs your Lucknow address, train or bus directions, appointment timing and perhaps telephone follow-up, all of which one visitor page can hold. Create a district page when service, staff, tax, delivery or legal procedure actually changes there. Swapping Barabanki for Unnao in a paragraph helps no one.",
    "Yes, if it distinguishes an official notice from interpretation and links to the authority's document. Add the publication date, changes made and examination year, then update that record instead of copying it daily. Your lasting value lies in explaining eligibility or solving the paper; being first with an unsourced rumour is a poor ambition."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
