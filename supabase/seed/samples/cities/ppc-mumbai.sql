-- PPC in Mumbai
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Mumbai', 'Maharashtra', 'PPC',
  $t$PPC in Mumbai: Paid Search with a Suburb-Level Plan$t$,
  $t$Google Ads and paid social for Mumbai lenders, builders, clinics and D2C labels: suburb bidding, verified finance ads and call tracking by station.$t$,
  $t$Mumbai PPC Management, Bid by Suburb and by Hour$t$,
  $t$Clicks cost money at a different rate on each side of the Mithi. A plastic surgeon in Khar, a co-working floor at Lower Parel and a moving company in Mira Road all advertise within one commuting region, against national accounts whose budgets are set in towers a few kilometres away. Broad campaigns hand small spenders the leftovers.

So we carve. Western, Central and Harbour line suburbs become separate location groups, and the morning peak, when thumbs are on phones between Virar and Churchgate, is judged apart from the late evening when forms get finished on a laptop. Marathi, Hindi and Gujarati search terms are read by a person every week. Karan Bhatia's team writes the negatives, listens to enquiry calls you agree to share, and moves rupees towards the places where somebody actually signed.$t$,
  $j$[
    {"title":"Line-by-line location targeting","description":"Powai and Parel are near on a map and far apart in conduct. We build radius and PIN-code groups around stations, exclude catchments your staff refuse to serve, and set targeting to people present in the area, so a Dombivli plumber stops paying for curiosity from Dubai."},
    {"title":"Verified finance advertising","description":"Google asks financial advertisers in India to complete its verification before their ads can run. We assemble the registration details with your compliance desk, match landing-page disclosures to each regulated product, and keep a disapproval log so a loan campaign does not go dark on a Friday."},
    {"title":"Project launches for developers","description":"Towers at Wadala, Thane and Panvel compete for the same site visit. Carpet area, possession stage and MahaRERA number sit in the advertisement assets; brokers hunting leads are filtered; each booking in the sales register is fed back as an offline conversion."},
    {"title":"Shopping feeds for Mumbai-born brands","description":"Skincare from a Goregaon studio or sneakers out of Bandra need product titles people type. We correct Merchant Center attributes, split best sellers from margin-eaters, and stop Performance Max from claiming credit for customers who searched your own name."},
    {"title":"Rain-day and event rules","description":"When the Met department posts a red alert, pest control, taxis and home repair behave strangely. Scheduled rules cap or release budgets, pause store-visit ads during flooding, and prepare Ganeshotsav and Diwali creatives in advance, with approval dates written beside each."}
  ]$j$::jsonb,
  $j$[
    "How do you stop a Bandra budget leaking to the whole MMR?",
    "Who owns the Google Ads account?",
    "Are Marathi ads useful when most clicks come from English keywords?",
    "Our call centre is in Airoli and leads come from everywhere. What would you measure?"
  ]$j$::jsonb,
  $j$[
    "By choosing presence rather than interest in the location settings, excluding neighbouring municipalities, and reading the user-location report weekly. Mobile positioning is imperfect along the creek and the sea, so some spill remains. The enquiry form asks for a locality, and that answer, not the network's guess, decides which areas keep their bids.",
    "You do. The account, the Merchant Center and the analytics property are opened in your company's name with your card on file, and we work through manager access. The media bill goes straight to the platform. If you leave us, history, audiences and negative lists stay exactly where they were.",
    "Often, for hospitals, societies, schools and household services. The language setting looks at more than the typed word, so Marathi copy can be shown to somebody whose phone is used in it. We run it as its own group, send clicks to a Marathi page, and confirm that the telephone desk can continue the talk.",
    "The step after the form. Agents mark each lead as wrong number, outside area, interested or sold, and that status is imported against the click identifier. Within a few cycles bidding can favour sold over cheap. Without the marking, an automated strategy will happily find more people who never pick up."
  ]$j$::jsonb,
  $j$[
    {"quote":"Our first account was spending on Surat and Nashik without anyone noticing. The rebuilt one follows our three clinics, and every Monday we get a page saying what was cut and why.","author":"Dr Manasi Kelkar","role":"Practice owner","company":"Harbour Line Dental Rooms (sample)","rating":5,"is_sample":true}
  ]$j$::jsonb,
  true
)
on conflict do nothing;
