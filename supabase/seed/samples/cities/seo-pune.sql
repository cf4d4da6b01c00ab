-- SEO in Pune
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Pune', 'Maharashtra', 'SEO',
  $t$SEO in Pune for Engineering, Education and Tech$t$,
  $t$Practical SEO for Pune: Chakan and Bhosari manufacturers, Hinjawadi software, Kothrud educators and Marathi-reading households, planned with you.$t$,
  $t$Pune SEO for Makers, Teachers and Builders of Software$t$,
  $t$Pimpri-Chinchwad machines it, Hinjawadi codes it, and somewhere near Fergusson College Road a student is writing a thesis about it. The auto belt reaches through Bhosari and Chakan to Talegaon and Ranjangaon; Kharadi and Magarpatta supply software and shared services; colleges pull applicants from every state; Laxmi Road and Tulshibaug look after weddings, saris and brassware.

Punekars check twice. They will look up the fee, the reviewer, the bus route and the afternoon closing time before calling, and a Marathi page full of errors will be noticed in Sadashiv Peth. New residents in Wakad, Baner and Hadapsar search mainly in English or Hindi and begin from an office gate. German turns up more than one might guess, thanks to engineering ties and language classes. Our job is to supply the missing particulars, in the right language, on pages that are quick to open inside a factory with poor signal.$t$,
  $j$[
    {"title":"Machine-shop and SPM marketing","description":"Bhosari workshops build special-purpose machines once, then struggle to describe them. We organise projects by operation, component, cycle and automation level, film short trials, and write enquiry forms that request a drawing, so that a production engineer can judge fit before arranging a visit."},
    {"title":"Admissions content with a long memory","description":"Each intake replaces last year's fees, cut-offs and syllabus, often on a fresh URL. We settle permanent programme addresses, archive past brochures properly, plan around CET and counselling rounds, and give parents outside Maharashtra straightforward pages about hostels, eligibility and documents."},
    {"title":"English and German for exporters","description":"Chakan firms supplying Mittelstand customers need more than a flag icon. Key pages are adapted by someone who understands Zerspanung and Lieferzeit, hreflang pairs are validated, and specifications stay in a common source so a revised tolerance cannot linger in one edition."},
    {"title":"Marathi service journeys","description":"Hospitals in Deccan, cooperative banks and household brands hear questions that English keyword tools understate. We interview front-desk staff, note natural phrasing, commission original Marathi and test forms with Devanagari names, because a validation error after a good article wastes all that effort."},
    {"title":"Migrations for growing IT companies","description":"A Baner start-up that acquires a rival or changes its name can lose years of references overnight. We inventory old addresses, prepare redirects, rehearse on staging and watch status codes through launch week, with rollback criteria agreed in writing by engineering and marketing."}
  ]$j$::jsonb,
  $j$[
    "Should PCMC and Pune be treated as one place?",
    "How can a college prepare for admission searches?",
    "Our products are made to order. What would we even rank for?",
    "Does German content need a German domain?"
  ]$j$::jsonb,
  $j$[
    "They are separate municipal corporations with overlapping lives. A tax consultant or school has reason to explain differences between them; a software tester does not. For industrial suppliers the estates matter more, so Bhosari, Chakan and Talegaon can be mentioned with delivery, plant and service facts instead of multiplying general suburb pages.",
    "Work from the academic year backwards. Course structure, faculty and outcomes should be complete before entrance results, then fees and document lists confirmed as authorities announce them. After seats close, the same page can collect next year's interest. Counsellors' call notes are our favourite source, since every repeated question marks a gap.",
    "The problem, the operation and the component. Someone seeking leak testing for an aluminium housing will rarely know your model number, but may describe the part, cycle and acceptable leakage. We turn past quotations into anonymous application pages around those terms. Even a handful of relevant drawings can justify one.",
    "No. A folder on your present site is simpler to maintain and can carry correct language annotations. A .de domain makes sense when you have a German entity, local stock or support, and people to keep it current. In either case ask a technical reviewer to read the text; purchasing departments notice literal translations."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
