-- SEO in Kochi
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Kochi', 'Kerala', 'SEO',
  $t$Kochi SEO for Tourism, Infopark, Spices and the Gulf$t$,
  $t$Malayalam and English search work for Kochi: Fort Kochi stays, Kakkanad software, spice and seafood exporters, clinics and families in the Gulf.$t$,
  $t$SEO Services in Kochi for Kerala and Its Diaspora$t$,
  $t$A Malayali nurse in Muscat may choose an Edappally apartment, her parents' cardiologist and the Onam sadya caterer from one phone, months before landing at Nedumbassery. Distance is normal in Kochi's commerce. So are waterways: hotels at Fort Kochi send guests onward to Alappuzha or Munnar, Mattancherry godowns trade pepper and cardamom, seafood packers ship frozen prawns, and marine engineers work around Willingdon Island.

Infopark and SmartCity at Kakkanad bring another clientele, reading English product pages from Dubai or Dublin. Domestic life is researched in Malayalam script and Manglish, usually with an exact sense of district and landmark. Monsoon treatment packages, the Biennale, school holidays and Gulf leave each shift interest in a different direction. Our plan places those calendars beside one another and makes clear, page by page, whether it is speaking to a neighbour, a traveller, an importer or a relative abroad.$t$,
  $j$[
    {"title":"Diaspora decision pages","description":"Homes near Kakkanad, elder care, education and legal errands are often arranged from Doha or Abu Dhabi. We supply power-of-attorney guidance reviewed by professionals, video-visit details, time-zone call slots and document lists, and compare those country-level queries with enquiries from Ernakulam itself."},
    {"title":"Traveller itineraries beyond Fort Kochi","description":"Guests ask how ferry times, monsoon, temple dress and the road to Munnar fit together. Hotel and tour operators receive practical itinerary pages tied to genuine services, with seasonality stated and photographs identified, in place of another list naming Chinese fishing nets and little else."},
    {"title":"Spice, seafood and coir export SEO","description":"A procurement desk wants Malabar pepper density, cardamom grade, glazing percentage or HACCP documents. We structure such evidence for Mattancherry and Aroor suppliers, adapt terminology for Gulf and European importers, and join each product to packing, inspection and sample information."},
    {"title":"Product marketing for Kakkanad teams","description":"Infopark firms frequently hide a strong niche behind pages about generic digital solutions. Interviews with support, sales and customer-success staff reveal the particular workflow they understand; we then build use cases, integration notes and technical explanations that a prospective client can test."},
    {"title":"Malayalam medical and wellness clarity","description":"Hospitals and Ayurveda centres attract local and foreign readers with unequal prior knowledge. Original Malayalam and English texts distinguish wellness stays from treatment, show practitioner qualifications, set realistic preparation steps, and route claims through clinical review rather than adorning them with miracle stories."}
  ]$j$::jsonb,
  $j$[
    "Do Gulf customers require a separate website?",
    "Where does Manglish belong in our content?",
    "Can an Ayurveda centre discuss results?",
    "Which season should a Kochi hotel work on first?"
  ]$j$::jsonb,
  $j$[
    "Usually a well-made section is enough. Expatriates who already know Kerala mostly need contact hours, remote paperwork, currency clarity and a person responsible for the visit. Add an Arabic or country-specific edition when you serve non-Malayali residents there with a real team. Page speed and forms should then be tested on networks in those countries.",
    "In research, customer-support notes and perhaps a short video title, if your audience writes that way. The article itself should settle into readable Malayalam or English. Romanisation has no single spelling, so forcing each version into headings soon looks absurd. Search Console can reveal whether a particular phrase needs an additional explanation.",
    "Explain consultation, therapy process, expected duration, diet, exclusions and who supervises it, with medical review and the applicable advertising rules observed. A testimonial is not clinical evidence, and disease-cure promises should be kept out altogether. Overseas visitors also deserve plain advice on follow-up, existing prescriptions and when to consult their own doctor.",
    "Whichever season is next but two. Guests for December may be comparing from August, while monsoon and Karkidakam wellness stays need content by April. Begin with your occupancy and lead-time records, then repair permanent room and experience pages. Add Biennale information only in years when it runs and only after dates have been announced."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
