-- Content Strategy in Bangalore
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Bangalore', 'Karnataka', 'Content Strategy',
  $t$Bangalore Content Strategy for Technical Products$t$,
  $t$Content strategy for Bangalore SaaS, biotech and hardware teams: topic models, engineer interviews, docs-to-blog rules and a usable content backlog.$t$,
  $t$Bangalore Content Strategy Built from Engineers' Answers$t$,
  $t$Somewhere in a Slack channel off Outer Ring Road, a support engineer has just written the finest paragraph your company will produce this quarter. It will scroll away by lunch. Meanwhile the blog publishes Top Ten Trends. Bengaluru firms are rich in knowledge and careless with it, and a content strategy should mostly be a system for catching what already exists.

We sit with solution architects in Whitefield, assay scientists at Bommasandra and firmware people in Sadashivanagar, and note questions customers repeat. Those become a topic model tied to stages of evaluation: learning, shortlisting, security review, migration, renewal. Founders supply the argument; editors remove the adjectives. Where a reader is a farmer in Chikkaballapur or a patient in Basavanagudi instead of a developer, Kannada and plain pictures lead. The result fits in your issue tracker as a backlog with acceptance criteria.$t$,
  $j$[
    {"title":"Interview capture for subject experts","description":"Forty minutes with a principal engineer, recorded and properly prepared, yields several pieces. We bring drafts of the hard questions, return a fact-check sheet that takes ten minutes, and credit the person by name, which at most Indiranagar start-ups is the missing incentive."},
    {"title":"Evaluation-stage topic model","description":"Awareness posts attract applause while procurement teams starve. We chart what a CTO, security reviewer and finance controller each need between first visit and signature, find the unanswered cells, and prioritise by sales friction rather than by search volume."},
    {"title":"Docs, blog and changelog boundaries","description":"Three teams explain one feature in three voices. A publishing charter settles what lives in documentation, which stories suit the blog, and how release notes link to both, along with naming rules that survive the next rebrand or acquisition."},
    {"title":"Life-science and hardware explainers","description":"Bioreactors, diagnostics and satellite components demand accuracy that generalist writers cannot fake. Diagrams, glossaries and method notes are planned with lab staff near Electronic City, including evidence grading, export-control checks and a retirement date for each claim."},
    {"title":"Founder point of view, minus ghostly gloss","description":"A position is useful when it excludes someone. We extract decisions the founder has made and regretted, test them against customer calls, and shape an essay programme for the site, conference talks and newsletters without inventing a thought-leader persona."}
  ]$j$::jsonb,
  $j$[
    "Our engineers hate writing. Does the plan depend on them?",
    "How large should the first backlog be?",
    "May we use AI drafts for technical topics?",
    "We sell to India and the United States. One calendar or two?"
  ]$j$::jsonb,
  $j$[
    "It depends on their knowledge, not their prose. They talk, point to a pull request or sketch on a whiteboard in Marathahalli; your editor does the writing and brings back specific questions. Review time is capped and booked in the sprint. People who do enjoy authorship receive coaching and a byline.",
    "About a quarter's worth that your staff can genuinely finish. For a four-person marketing team that may be six major pieces and a set of repairs to old pages. Everything else waits in a ranked list with its reasoning, reviewed monthly, since product direction in this town seldom sits still until winter.",
    "As raw material, with a named engineer answerable for correctness. Models are handy for outlines, alternative explanations and rephrasing release notes; they are unreliable about your API limits. We define which facts require a source, keep code samples executed in a test environment, and disclose usage if your policy says so.",
    "One strategy with two editions of the proof. The underlying problem may be shared, whereas examples, regulations, invoices and holidays are not. An Indian controller thinks about GST reconciliation; an American one about sales tax nexus. We mark such modules early so adapting an article does not become rewriting it from scratch."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
