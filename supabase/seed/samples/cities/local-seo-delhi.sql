-- Local SEO in Delhi
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Delhi', 'Delhi', 'Local SEO',
  $t$Delhi Local SEO: Map Visibility by Colony and Metro Gate$t$,
  $t$Local search work for Delhi coaching centres, clinics and market shops: block addresses, metro-gate directions, spam reports, Hindi and Punjabi reviews.$t$,
  $t$Delhi Local SEO for Markets, Blocks and Metro Gates$t$,
  $t$Ask a Delhi shopkeeper where he is and you hear a market, a block letter and a metro gate: Central Market, Lajpat Nagar; D Block, Rajouri Garden; gate number two at Karol Bagh. Dwarka and Rohini add sectors and pockets. Google understands some of this and muddles the rest, which is why two shops forty metres apart in the same block can show up for quite different searches.

Competition follows the cluster. UPSC aspirants compare institutes in Old Rajinder Nagar and Mukherjee Nagar, future accountants look in Laxmi Nagar, JEE families in Kalu Sarai. Brides move between Chandni Chowk, Shahpur Jat and South Extension; car owners know Kashmere Gate for parts and Mayapuri for used ones. Many listings carry stuffed names and borrowed addresses. Our method is to keep your profile strictly within the rules, document those that are not, and write for searches made in English, Hindi and the mixture between.$t$,
  $j$[
    {"title": "Coaching-hub profile work", "description": "On one Mukherjee Nagar staircase, six institutes may share a landing. We separate batches, hostels and libraries into correct categories, show the classroom and fee-desk entrance, publish admission dates for each batch, and make sure the reviews of a closed franchise do not stick to your name."},
    {"title": "Block, pocket and sector addressing", "description": "A-14 exists in a hundred colonies. We settle a single written form of your address, for instance block before house number with the pin code 110024, and carry it unchanged across Google, Apple, Justdial, Practo and invoices so that machines stop treating variants as different firms."},
    {"title": "Reporting fake and stuffed listings", "description": "Locksmiths, packers and appliance repairers in Delhi fight phantom branches daily. Each suspect gets evidence: Street View, the real signboard, a call log. Complaints go through Google's redressal form monthly, and you receive the list with outcomes, including the ones that were turned down."},
    {"title": "Wedding-season map readiness", "description": "Before the winter saya dates, lehenga stores, mehendi artists, band offices around the old city and farmhouse caterers at Chhatarpur need fresh photographs, trial-appointment links and longer hours. We plan that calendar in August, when families from Ludhiana to Lucknow begin shortlisting."},
    {"title": "Separate plans for Noida and Gurugram", "description": "Connaught Place does not outrank Cyber City for somebody standing in Cyber City. If you run staffed branches across the borders, each is given its own page, phone, manager and review rhythm; if not, we say so plainly and concentrate spending inside Delhi."}
  ]$j$::jsonb,
  $j$[
    "Why does a rival with keywords in its business name sit above our Karol Bagh showroom?",
    "Our institute moved from Mukherjee Nagar. Will three years of reviews survive?",
    "Should replies to Hindi and Punjabi reviews be in English?",
    "How do customers find a first-floor shop inside Nehru Place?"
  ]$j$::jsonb,
  $j$[
    "Words in the name still influence results, although the guidelines allow just the real-world name. Copying the trick exposes you to suspension in the busiest season. Instead we photograph their signboard, suggest the corrected name, and escalate if it returns, while strengthening your categories, bridal or bullion service lists, and links from Karol Bagh associations.",
    "Usually, when the same business edits its address rather than opening a fresh listing. Expect re-verification by video showing the new board, the street and equipment. We change the website and directories the same week, leave a notice about Old Rajinder Nagar or wherever you now teach, and watch for Google reverting to the former pin.",
    "Reply in whatever the reviewer used. A Roman-script Hindi comment deserves a Roman-script Hindi answer; Gurmukhi is rarer on Maps but worth meeting when it appears. Keep it to two sentences, mention the product or counter concerned, and shift disputes to phone. Templates pasted in English under every comment read as absence.",
    "By building name, floor and lift, in that order. We add a short photo walk from the metro exit across the plaza to your door, fix the floor in the address, and put the tower's name on the contact page. Google's indoor positioning is weak in such complexes, so pictures carry much of the burden."
  ]$j$::jsonb,
  $j$[
    {"quote": "They found four old listings of ours from two earlier addresses in Laxmi Nagar. Getting those closed took six weeks of patient follow-up, and parents now reach the correct staircase.", "author": "Neeraj Tandon", "role": "Centre head", "company": "Ledgerline Commerce Classes (sample)", "rating": 5, "is_sample": true},
    {"quote": "The monthly note tells us what was tried and what Google refused. Our Lajpat Nagar front desk answers reviews itself now, in Hindi when the patient wrote in Hindi.", "author": "Dr Simran Oberoi", "role": "Dental surgeon", "company": "Neem Tree Dental Room (sample)", "rating": 5, "is_sample": true}
  ]$j$::jsonb,
  true
)
on conflict do nothing;
