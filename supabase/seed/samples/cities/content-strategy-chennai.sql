-- Content Strategy in Chennai
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Chennai', 'Tamil Nadu', 'Content Strategy',
  $t$Content Strategy Chennai: Tamil Depth, Expert Proof$t$,
  $t$Content planning for Chennai hospitals, automotive engineers, publishers and schools: bilingual Tamil editorial, expert review and yearly calendars.$t$,
  $t$Chennai Content Strategy in Two Languages, One Standard$t$,
  $t$The Margazhi sabha schedule is a fine piece of editorial planning: hundreds of concerts, dates fixed, names exact, audiences who would notice one wrong raga. Corporate websites in the same neighbourhoods seldom meet that standard. Their Tamil pages trail the English by a year, doctors' names carry three spellings, and the archive is a heap.

We bring concert discipline to publishing. A Nungambakkam hospital gets a condition library with reviewing consultants assigned by department. An Irungattukottai engineering group learns which shop-floor knowledge its customers' designers lack. Schools in Gopalapuram and test-prep centres in Ashok Nagar plan by term rather than by whim. Tamil is treated as an original language with its own outlines and sources, spoken or formal according to subject, and the English beside it earns no automatic seniority.$t$,
  $j$[
    {"title":"Condition libraries with consultant review","description":"Departments nominate one reviewer and a deputy. Each article carries symptoms, tests, treatment options, questions for the visit and sources in layered form, revisited on a printed date. Patients from Vellore or Port Blair can understand it before meeting anyone in a white coat."},
    {"title":"Original Tamil outlines","description":"A sugar-free diet for a Mylapore grandmother starts with idli batter, not quinoa. Our Tamil editor proposes topics, analogies and reading level independently, then both editions are compared for medical or technical agreement, leaving examples free to differ."},
    {"title":"Application notes for component engineers","description":"Designers at vehicle makers search for fatigue, sealing or NVH trouble long before choosing a supplier. We plan short notes from test-lab reports in Oragadam or Gummidipoondi, agree the confidential boundary, and sequence them alongside trade shows and sourcing cycles."},
    {"title":"Term-time planning for educators","description":"Syllabus changes, board papers, admissions and holidays set a dependable rhythm across KK Nagar and Tambaram. A twelve-month grid tells teachers when contributions fall due, protects exam weeks from requests, and retires last year's circulars before parents find them."},
    {"title":"Archive rescue for publishers and sabhas","description":"Magazines, music bodies and cultural houses hold decades of writing in scans. We choose what deserves transcription, define metadata for artist, place and composition, secure permissions, and chart a release programme that a two-person office in Royapettah can sustain."}
  ]$j$::jsonb,
  $j$[
    "Is spoken Tamil acceptable on a serious website?",
    "How do you get busy doctors to review content?",
    "What would an automotive supplier publish besides news of awards?",
    "Can old print articles be brought online usefully?"
  ]$j$::jsonb,
  $j$[
    "Certainly, in its place. An emergency instruction, a recipe or a captioned video gains from everyday speech; a legal notice or literary essay will want a more formal register. We write a short tone table with sample sentences for every content type, agreed by several Tamil readers including one above sixty.",
    "By asking for little at a predictable hour. A reviewer receives one page on a Thursday, changes tracked, with doubtful statements highlighted and references attached. Two missed slots pass it to the named deputy. Recognition matters too, hence the doctor's photograph, speciality and review date on the finished article.",
    "Test methods, failure analysis, material choices, tolerance guides and honest notes on when a cheaper part will do. One retired metallurgist in Padi may hold thirty topics. Award pictures can remain in a news corner; a design engineer reading at midnight is trying to stop a leak and has other interests.",
    "Yes, if chosen with restraint. Begin with pieces still cited or requested, confirm rights, transcribe accurately, add a note on historical context and connect people, ragas or streets through consistent tags. An unsearchable scan can stay as a supplementary image. Publishing three good essays weekly beats uploading ten thousand pages unread."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
