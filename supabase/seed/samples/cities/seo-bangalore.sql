-- SEO in Bangalore
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Bangalore', 'Karnataka', 'SEO',
  $t$SEO in Bangalore for SaaS, Deep Tech and Industry$t$,
  $t$Search work for Bangalore product companies, Peenya engineers and Kannada-speaking customers: rendering, documentation, content and measurement.$t$,
  $t$SEO in Bangalore for Teams That Ship Every Week$t$,
  $t$A founder in HSR Layout may have no customer within a thousand kilometres, while a machine shop at Peenya lives on orders from Hosur and Tumakuru. Between them lie Whitefield and Electronic City service firms, Koramangala consumer brands, aerospace suppliers near Devanahalli and builders advertising along Sarjapur Road. Calling all of this one market would be careless.

Bengaluru's audience is used to reading documentation. Engineers paste an error message, compare an alternative, look for an API limit, and mistrust adjectives. Householders mix English with Kannada, Tamil, Telugu and Hindi, and measure distance in traffic, so an apartment search names a tech park or a Namma Metro station. We also watch both spellings of the city, since official usage changed and habit did not. Our strategists work from your repository, release cycle and query data together, so recommendations arrive as tickets an engineering team can estimate.$t$,
  $j$[
    {"title":"JavaScript rendering review","description":"React front ends built in Indiranagar lofts can ship an empty shell to a crawler. Comparing raw HTML with the rendered page exposes missing links, late canonicals and blocked bundles; the outcome is a set of pull-request-sized changes, each with an acceptance test your developers can run."},
    {"title":"SaaS pages for a buyer abroad","description":"A Bellandur software company sells to operations heads in Austin or Leeds. We shape comparison, integration and use-case pages around the job those readers need done, with screenshots from the current release, honest limits, and pricing language suited to the market rather than to a local reader."},
    {"title":"Documentation as an acquisition channel","description":"Developer tools are often discovered through a troubleshooting answer. We audit docs subdomains, version duplicates and changelog bloat, settle which release should be canonical, and link reference material back to the product without turning a how-to into a sales brochure."},
    {"title":"Programmatic templates with restraint","description":"Marketplace and fintech teams can generate a page for every PIN code from Yelahanka to Bannerghatta. Before launch we define the minimum data that makes one useful, stage the rollout, sample quality by hand and hold back combinations with nothing unique to offer."},
    {"title":"Industrial and aerospace discovery","description":"Suppliers around Peenya, Bommasandra and the airport belt win work through approvals. Capability pages set out machine envelopes, alloys, AS9100 status and inspection equipment in text, giving a sourcing engineer something to shortlist beyond a slide deck and a generic contact form."}
  ]$j$::jsonb,
  $j$[
    "Is it Bangalore or Bengaluru on our website?",
    "We release twice a week. Can SEO keep up?",
    "Our investors want traffic. Will you chase it?",
    "When does a Kannada edition make sense?"
  ]$j$::jsonb,
  $j$[
    "Use the name your organisation has adopted in the heading and let the other appear where it reads naturally, perhaps in an address or a sentence about history. Google understands them as the same place. Two parallel sets of pages, one for each spelling, create duplication and maintenance without helping anybody who is looking for you.",
    "It should join the release, not trail it. We add checks for status codes, canonicals, robots directives and internal links to your continuous integration, so a regression fails a build before it reaches production. A short fortnightly call covers upcoming routes and migrations; Search Console and log data confirm what happened after deployment.",
    "We would rather chart qualified sign-ups, demo requests and activated accounts against the pages that began them. A glossary can fill a traffic graph with students who never need the product. Visits remain in the report because they explain movement, but the quarterly plan is argued from pipeline, retention and the cost of producing each page.",
    "Consider one if you serve households, health, schools, farming, transport or public services, or employ people who prefer the language. A developer platform can usually wait. Begin with the pages that carry a decision or a worry, have a fluent editor adapt them, and give them real URLs instead of a browser-side translation switch."
  ]$j$::jsonb,
  $j$[
    {"quote":"The audit came as thirty tickets with reproduction steps. Our front-end lead closed most of them inside two sprints and argued with only one, which they then withdrew.","author":"Nikhil Gowda","role":"Co-founder","company":"Ledgerleaf Software (sample)","rating":5,"is_sample":true},
    {"quote":"Nobody had asked which alloys we machine before trying to market us. The new capability pages read like our quality manual, and that is precisely what sourcing teams wanted.","author":"Shwetha Prabhu","role":"Business development head","company":"Second Stage Precision (sample)","rating":5,"is_sample":true}
  ]$j$::jsonb,
  true
)
on conflict do nothing;
