-- SEO in Hyderabad
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Hyderabad', 'Telangana', 'SEO',
  $t$Hyderabad SEO for Pharma, Software and Pearls$t$,
  $t$Organic search for Hyderabad: Genome Valley laboratories, HITEC City products, Ameerpet institutes and Old City jewellers, in Telugu, Urdu and English.$t$,
  $t$SEO Services in Hyderabad: Genome Valley to Laad Bazaar$t$,
  $t$Two economies meet across the Musi. West of the lakes, HITEC City, Gachibowli and the Financial District house software campuses and global capability centres. North and north-west, Genome Valley, Jeedimetla and Patancheru research, formulate and ship medicines. Around Charminar, pearl dealers at Pathergatti and bangle makers of Laad Bazaar continue a retail culture far older than either.

Telugu and Urdu both have deep roots, Dakhni colours everyday speech, and English governs contracts. A regulatory manager overseas enters a CAS number; a parent in Kukatpally asks about schools near the Outer Ring Road; a graduate arriving at Ameerpet wants a course syllabus and a placement answer in the same breath. Ramzan brings its haleem searches, and Bonalu or Bathukamma alter demand in other lanes. We assign these needs to separate page types, each with its own evidence and success measure.$t$,
  $j$[
    {"title":"API and molecule libraries","description":"Bulk-drug makers usually expose a product list as one long table. We create a sound record for each molecule: CAS number, therapeutic class, pharmacopoeia grade, regulatory filing and dossier request. Patent-sensitive items carry the wording your regulatory team requires, and obsolete codes redirect properly."},
    {"title":"Scientific content for CDMO and biotech","description":"Genome Valley sponsors scrutinise method before marketing. Articles on scale-up, assay validation, containment or cold chain are interviewed out of your scientists, checked by them and signed. Conference posters, white papers and patents gain HTML summaries so their knowledge no longer sits locked in downloads."},
    {"title":"Course pages worth trusting","description":"Ameerpet and Dilsukhnagar institutes advertise identical technologies. A clear syllabus, trainer background, laboratory hours, refund terms and batch calendar make the difference visible. We mark up courses accurately, avoid inflated placement language and merge the expired batch announcements that clutter many training sites."},
    {"title":"Pearl and bridal discovery","description":"Shoppers wonder about freshwater against South Sea, grading, stringing and hallmarking long before visiting Pathergatti. We put that expertise into buying guides and connect it to necklace, satlada and bangle collections, photographed consistently and described for a cousin ordering from Chicago too."},
    {"title":"Property clusters on the western corridor","description":"Kokapet, Tellapur and Narsingi change faster than a brochure. Project pages receive possession status, RERA number, floor plans and commute facts with a visible revision date; neighbourhood guides handle schooling and water questions, leaving sales pages free to describe the homes."}
  ]$j$::jsonb,
  $j$[
    "Can you publish about drugs without making medical claims?",
    "Which languages should a Hyderabad site begin with?",
    "How do institutes compete when everybody teaches the same course?",
    "Our buyers are in the USA and Europe. Is local work irrelevant?"
  ]$j$::jsonb,
  $j$[
    "Yes. Supplier information such as grade, specification, packing, certificates and filing status is written for professionals and kept apart from patient advice. Every page names its audience, avoids therapeutic persuasion and passes regulatory affairs before release. Where a market restricts promotion of a medicine, your legal adviser decides what may appear there.",
    "English first for pharmaceuticals, software exports and most admissions; Telugu early for hospitals, housing, personal finance and consumer education. Urdu deserves consideration for health, community services and retail around the Old City, with correct right-to-left layout. Start from enquiries your staff already hear, and never launch a language that nobody on the telephone speaks.",
    "Through proof at the level of a lesson. Show a recorded demonstration, a sample assignment, the software version, the trainer's work history and what happens if a session is missed. Students compare five tabs at once; precise answers help them remain on yours. We monitor counselling appointments, never visits alone.",
    "Not quite. Procurement teams verify plants, and your Patancheru address, inspection history and photographs form part of that check. The organic programme, however, should follow international compound and capability searches, loading well from those countries. Hiring is the local half: chemists and analysts nearby also read the site before applying."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
