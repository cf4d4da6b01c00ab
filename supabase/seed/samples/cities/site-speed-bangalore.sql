-- Site Speed in Bangalore
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Bangalore', 'Karnataka', 'Site Speed',
  $t$Bangalore Page Speed Audits for JavaScript Teams$t$,
  $t$Web performance audits for Bangalore SaaS, consumer apps and marketplaces: hydration, INP, experiment scripts, edge caching and budgets in CI.$t$,
  $t$Site Speed Reviews for Bangalore's JavaScript Front Ends$t$,
  $t$Your Lighthouse score was green on the MacBook of whoever ran it. The delivery rider outside a Bommanahalli dark store, opening the same bundle on a three-year-old Android with twelve apps awake, got a frozen button. Between those two devices lies most of the performance work in Bengaluru.

Teams here rarely need persuading that latency matters; they want attribution. Which of nine packages added the long task? Did the personalisation experiment push the headline down? Is hydration blocked by analytics or by our own state tree? We profile production builds, read field distributions by route and country, and deliver findings as engineering issues with traces attached. A Sarjapur marketplace, an HSR design tool sold in Berlin and a hospital chain near Bannerghatta Road get different budgets. You implement; we explain, and we defend each estimate in review.$t$,
  $j$[
    {"title":"Hydration and bundle forensics","description":"Source maps, coverage and flame charts reveal modules nobody on the present team remembers importing. We recommend server boundaries, route-level splits, lighter date or chart libraries and deletion candidates, each linked to a trace captured on a mid-range phone at realistic CPU throttling."},
    {"title":"INP triage for busy interfaces","description":"A Koramangala scheduling product can paint quickly yet stall on every tap. Interaction data is grouped by component; we isolate input handlers, rerenders and layout thrash, then propose yielding, memoisation or simpler DOM, with the metric that would disprove our hypothesis."},
    {"title":"Experiment and tag tax","description":"Feature flags, session replay and A/B snippets often block paint to avoid flicker. An inventory names owner, purpose, transfer size and expiry of every script, followed by server-side or delayed alternatives that growth managers around Domlur can accept without abandoning measurement."},
    {"title":"Global routing from an Indian origin","description":"Customers in Frankfurt should not cross two oceans to fetch an unchanged pricing page. The review maps TTFB per continent, edge cache keys, cookie variance and API waterfalls, and marks the point where replication costs more than it spares."},
    {"title":"Performance budgets inside CI","description":"Without a gate, gains decay by the next hackathon. We draft thresholds per route from your own percentiles, a noise-tolerant comparison method, an exception process and an on-call owner, ready for your platform engineers to wire into the existing pipeline."}
  ]$j$::jsonb,
  $j$[
    "Lab score or field data: which should our OKR use?",
    "Can your recommendations suit a single-page app behind login?",
    "We are rewriting the front end next year. Why audit now?",
    "What do you require from our engineers?"
  ]$j$::jsonb,
  $j$[
    "Field data at the seventy-fifth percentile, per important route and device class, because that describes people. Laboratory runs belong in pull requests where repeatability counts. An OKR on a composite score invites odd tricks; one on INP for the booking flow encourages repairs that a commuter on Old Madras Road would feel.",
    "Yes, provided you supply a test tenant and real-user monitoring or permit a light script for the study. Public Chrome data does not include most private screens. We concentrate on first useful view, navigation between routes, large tables and memory after an hour, since a Monday dashboard tends to stay open.",
    "Rewrites inherit tag managers, images, API chattiness and habits. Knowing which delays live outside the framework prevents you from paying twice, and the baseline proves whether the new stack helped. Some quick repairs also earn their keep while the migration slips, as migrations near Bellandur have been known to do.",
    "Read access to builds, a conversation with one front-end and one backend developer, staging credentials where relevant, and about an hour for questions at the end. Source code is helpful but optional. Nobody has to pause a sprint, and the report arrives as issues plus a summary for leadership."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
