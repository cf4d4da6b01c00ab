-- PPC in Hyderabad
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Hyderabad', 'Telangana', 'PPC',
  $t$Hyderabad PPC for Visa Desks, Villas and Exporters$t$,
  $t$PPC for Hyderabad study-abroad consultants, Kokapet builders, fertility centres and drug exporters, with Telugu and Urdu ads and clean lead data.$t$,
  $t$PPC in Hyderabad Where Every Lead Has a Reason$t$,
  $t$Panjagutta billboards promise Texas, Dublin and Melbourne within a hundred metres of each other. Study-abroad consultants, software trainers, villa developers and fertility centres make Hyderabad one of the noisiest lead auctions we work in, and lead resellers add to the racket by selling the same phone number to six callers. Buying more of that is easy. Buying less, better, takes work.

We start from disqualification. A counsellor at Himayatnagar tells us which degree, backlog or budget ends the conversation; a Kompally builder says how far a buyer will really commute; a bulk-drug trader in Balanagar lists licences an importer must hold. Those limits become form questions, negatives and audience exclusions. Telugu speakers from Karimnagar or Guntur, Urdu readers around Tolichowki and English-first returnees in Manikonda receive separate messages, answered by someone who speaks accordingly.$t$,
  $j$[
    {"title":"Study-abroad intake campaigns","description":"Fall and spring intakes create two tides of searching. We build by country, course level and test status, exclude embassy and login queries, and pass visa-file opened as the conversion that matters, so Dilsukhnagar counsellors spend evenings on applicants whose papers can succeed."},
    {"title":"West-side property without recycled leads","description":"Kokapet towers and Shankarpally plots attract brokers posing as buyers. Number verification, TG RERA details in copy, unit-size questions and a blocklist shared weekly with the presales desk reduce repeat contacts, while site visits logged on a tablet train the bidding."},
    {"title":"Telugu and Urdu message testing","description":"Nastaliq script and Telugu letterforms need different line breaks, and humour rarely crosses between them. Copy is written by native speakers, previewed on inexpensive phones, and compared on appointments kept around Mehdipatnam or Uppal rather than on click-through alone."},
    {"title":"Importer search for pharma traders","description":"Intermediates, excipients and finished formulations face platform restrictions that vary by country. We separate permitted supplier terms from consumer drug names, seek certification where the policy provides for it, and write for the purchase manager in Lagos or Lima who wants a certificate of analysis."},
    {"title":"Iftar-hour and festival scheduling","description":"During Ramzan, appetite and attention shift after sunset; Bonalu Sundays alter traffic in Secunderabad. Restaurants, caterers and fashion stores get hourly schedules, menu-level ads for haleem and shopping offers that expire at the time printed, checked against kitchen capacity."}
  ]$j$::jsonb,
  $j$[
    "How do you deal with lead resellers and duplicate numbers?",
    "Are pharmaceutical keywords allowed at all?",
    "Which campaign should a new villa project launch first?",
    "Can you run ads for two consultancies sending students to one country?"
  ]$j$::jsonb,
  $j$[
    "We stop buying from networks that cannot name the page where a person enquired, turn off unsuitable partner placements, and verify numbers by one-time password before a counsellor calls. A fingerprint of each entry exposes repeats within the quarter. The count falls at first; conversation length and visits tell whether the fall was healthy.",
    "Some are, under conditions. Consumer promotion of prescription medicine is heavily restricted, while a manufacturer describing bulk supply to licensed businesses may be acceptable in certain markets. We read the policy for each destination, apply for certification if available, and drop any term your regulatory officer would be uneasy explaining.",
    "The narrow one. Begin with searches naming your micro-market, such as villas near Mokila, and with people who already visited the project page. Once the sales team agrees that those enquiries resemble buyers, widen to the Outer Ring Road exits. Launching everywhere together teaches the system what a curious person looks like.",
    "Not for the same country and intake. Two clients in one auction would raise each other's price and tempt somebody to share knowledge. We disclose existing engagements before proposing, offer a different destination or course level if that avoids conflict, and otherwise decline the second account."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
