-- Content Strategy in Mumbai
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Mumbai', 'Maharashtra', 'Content Strategy',
  $t$Content Strategy in Mumbai for Regulated Newsrooms$t$,
  $t$Content strategy for Mumbai fund houses, insurers, studios and beauty labels: editorial governance, SME interviews and briefs that pass legal.$t$,
  $t$Content Strategy for Mumbai Brands with Many Approvers$t$,
  $t$Seven people must agree before an article leaves a Lower Parel insurer: product, actuarial, brand, legal, compliance, agency and whoever is back from leave. By then Budget day has passed. Mumbai does not lack writers or opinions; it lacks a sensible route from an expert's head to a published page.

That route is what we design. For asset managers at Nariman Point it means a library of evergreen explainers with replaceable figures. For a streaming studio in Oshiwara it means deciding which trivia belongs to fans and which to trade buyers. For a beauty start-up in Santacruz, ingredient answers precede influencer scripts. We interview the people who know, map what Marathi, Hindi and English readers ask, and hand your team a plan with owners, review dates and a polite way to say no.$t$,
  $j$[
    {"title":"Approval paths that end","description":"A simple matrix states who comments, who decides and how long silence lasts before a draft proceeds. High-risk fund or policy pages travel the full corridor; a recipe or backstage note does not. Dadar printers once ran proofs faster, and the lesson still holds."},
    {"title":"Budget-day and policy playbooks","description":"When the Finance Minister rises, readers want slabs, dates and consequences. Templates, calculators, reviewer rosters and holding text are readied in January, leaving only verified numbers to insert. The same drill serves monetary-policy days, new fund offers and IRDAI circulars."},
    {"title":"Fan, trade and talent editorial","description":"Entertainment sites serve three publics on one page. We divide cast lore, rights information and hiring stories into clear lanes, write rules for spoilers and embargoes, and give each Andheri title an archive plan before its publicity budget expires."},
    {"title":"Ingredient and routine guidance for beauty","description":"Humidity along Juhu, hard water in new towers and long train rides shape skin questions. Our topic map begins with those situations, sources claims to literature your formulator accepts, and assigns dermatology review where advice goes beyond cosmetics."},
    {"title":"Commissioning briefs for scattered freelancers","description":"Editors in Bandra often hire by WhatsApp and hope. We supply a two-page brief with reader, question, sources, structure, banned claims and example paragraph, plus a grading sheet, so five writers from Borivali to Belapur produce recognisably one publication."}
  ]$j$::jsonb,
  $j$[
    "Our compliance team rejects everything. Can strategy change that?",
    "Do you write the articles as well?",
    "How should a Mumbai studio treat content once a film is released?",
    "Is it worth publishing in Marathi and Hindi together?"
  ]$j$::jsonb,
  $j$[
    "It can change what reaches them. We classify topics by risk, agree reusable wording for disclaimers and performance figures, and invite the officer to the outline stage, when objections are cheap. Rejections are logged with reasons; after a quarter that log becomes the most practical style guide your writers have owned.",
    "The engagement covers research, structure, calendar and briefs, and nothing is final without your approval. Machine-assisted drafts can be added if you want them, always edited by somebody accountable for the facts. Plenty of clients prefer their own staff or a trusted freelancer; our briefs are written for that hand-over.",
    "As an archive worth visiting. Consolidate trailers, stills, lyrics and crew credits at one durable address, redirect the campaign microsite, and schedule anniversaries. Press pages need downloadable material for future retrospectives. Someone should own corrections too, because credits disputed in Versova today are quoted by a database tomorrow.",
    "Begin with whichever your customer-service recordings favour for that topic. Claims assistance may deserve both, a savings calculator perhaps only Hindi at first. Each language gets its own editor and examples; a Marathi reader in Girgaon should not meet a sentence that still has its Hindi bones showing."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
