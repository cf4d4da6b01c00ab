-- Content Strategy in Hyderabad
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Hyderabad', 'Telangana', 'Content Strategy',
  $t$Hyderabad Content Strategy for Science and Studios$t$,
  $t$Content strategy for Hyderabad biotech, capability centres, animation studios and overseas-education firms, in English, Telugu and Dakhni-aware Urdu.$t$,
  $t$Hyderabad Content Strategy, from Lab Bench to Film Nagar$t$,
  $t$Two floors of a Madhapur building may hold a vaccine-logistics start-up and a visual-effects house, each convinced that nobody outside will understand its work. Both are right for now. Hyderabad's specialists talk fluently to peers at BioAsia or a VFX summit, then publish a site where every paragraph could belong to somebody else.

Our content work translates competence without flattening it. For contract researchers near Shamirpet, we plan how protocols become explanations a sponsor's project manager can forward. Capability centres in Nanakramguda receive an employer narrative with actual teams in it. Animation and gaming studios show pipeline decisions instead of reels only. Counsellors preparing Warangal or Nizamabad families for overseas study publish checklists in Telugu before sales talk. Every plan names the source of knowledge, the reviewer, the reader's next question and the date when a page must be doubted.$t$,
  $j$[
    {"title":"Protocol-to-plain-language series","description":"Dissolution testing or viral clearance can be explained honestly at three depths: sponsor, scientist and interested public. We define those tiers, interview bench leads in Turkapally, record what may not be disclosed, and set review by quality assurance before any simplification is allowed out."},
    {"title":"Employer stories for capability centres","description":"Candidates at Raidurg compare badges they cannot tell apart. Content pillars cover team charter, decision rights, tools, night-shift reality and growth, drawn from volunteers across levels, with HR and the overseas parent agreeing beforehand on what is candid enough to print."},
    {"title":"Pipeline journals for VFX and games","description":"Art directors choose partners on process under pressure. A studio in Jubilee Hills can document asset naming, rigging choices, review rounds and recovered mistakes once rights holders consent, arranged by discipline so a producer abroad finds evidence faster than in a sizzle reel."},
    {"title":"Telugu guidance for overseas-bound families","description":"Parents signing an education loan deserve to follow the vocabulary. Our editorial sequence explains statements, affidavits, part-time rules, insurance and return plans in Telangana and Andhra usage, links to official sources, and labels anything uncertain as changing."},
    {"title":"Dakhni and Urdu cultural programming","description":"Poetry evenings at Lamakaan, food histories and neighbourhood recollections draw loyal listeners. Hotels, museums and cultural trusts get an oral-history method, consent forms, transcription conventions and right-to-left publishing notes, keeping wit intact where a literal rendering would flatten it."}
  ]$j$::jsonb,
  $j$[
    "How much can a contract laboratory say publicly?",
    "What makes employer content believable to Hyderabad engineers?",
    "Should Telugu material follow Telangana or Andhra usage?",
    "How do you decide that a page should be deleted?"
  ]$j$::jsonb,
  $j$[
    "More than it fears, less than marketing hopes. Equipment classes, regulatory experience, general methods, training, timelines for typical stages and published posters are usually available. Sponsor identity, molecules and data are not. We draft a disclosure ladder with counsel and quality heads, then mark each planned piece with its permitted rung.",
    "Specifics that could embarrass a committee slightly. Name the on-call rotation, the decision taken in Hyderabad rather than Minneapolis, a system retired last spring and who mentors newcomers. Stock pictures of beanbags persuade nobody at a Kondapur tea stall. Let employees decline without consequence, and ask leavers as well.",
    "Follow the people you serve. Khammam and Kurnool differ in everyday words, kinship terms and humour, while formal Telugu bridges both. We choose a base register, record regional alternatives in a glossary, and try drafts aloud with readers of each background. Loan words such as visa interview can stay as spoken.",
    "We ask four things: does anyone need the answer, is it still correct, does another page say it better, and would removing it break a promise or reference. Pharmaceutical dossiers and visa articles fail the second test often. Some are merged and redirected, some archived with a notice, a few simply withdrawn."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
