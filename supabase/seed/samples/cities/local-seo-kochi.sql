-- Local SEO in Kochi
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Kochi', 'Kerala', 'Local SEO',
  $t$Kochi and Ernakulam Local SEO: Maps and Malayalam$t$,
  $t$Local SEO for Kochi homestays, ayurveda clinics, OET academies and showrooms: junction and metro-pillar directions, island pins, Malayalam reviews.$t$,
  $t$Local SEO Services for Kochi, Ernakulam and the Islands$t$,
  $t$One city answers to three names. Railway tickets say Ernakulam, tourists say Cochin, the corporation says Kochi, and a listing that knows just one of them is missing part of its public. Residents navigate by junction and hub: Kaloor, Palarivattom, Vyttila, the mall at Edappally, or a Kochi Metro pillar along the Aluva route. Fort Kochi and Mattancherry are reached by ferry, Water Metro or bridge, which makes straight-line distance a poor guide.

Demand splits sharply by quarter. MG Road sells gold and wedding silk, Broadway and Market Road handle wholesale, Jew Town trades antiques and spices, Panampilly Nagar dines out. Kakkanad's Infopark staff want flats, dentists and day-care; nurses come to the mainland's academies for OET, IELTS and German. Gulf families compare hospitals and builders from abroad. Malayalam, typed in its script or in Roman letters, runs through it all, and we research phrases in both.$t$,
  $j$[
    {"title": "Ernakulam, Cochin, Kochi naming", "description": "We audit which name every directory, bank record and travel site holds, then standardise the address on Kochi with the correct post office and 682-series pin. Pages introduce the other two where visitors expect them, without renaming the business or cloning content for each spelling."},
    {"title": "Island and ferry directions", "description": "A homestay on Princess Street and a seafood kitchen in Vypin need directions by boat jetty as much as by car. We place the pin at the gate, describe last-ferry times with a link to the operator, and picture the lane wide enough or otherwise for taxis."},
    {"title": "Ayurveda and dental clinic profiles", "description": "Karkidakam treatment seekers, medical travellers and neighbours expect unlike things from one clinic. Practitioner registration, treatment duration, in-patient rooms and diet rules are set out; categories separate hospital, spa and pharmacy; claims of cure are struck out before Google or a regulator objects to them."},
    {"title": "Study-abroad and nursing academies", "description": "Around Kaloor and Ravipuram, staircases carry a dozen academy boards. We distinguish test training from visa consulting, list trainers, sectional mock days and hostel options, and collect feedback after score release, including from former pupils already in Dublin or Riyadh whose replies arrive in Malayalam."},
    {"title": "NRI-facing local pages", "description": "Families in Doha or Sharjah arrange interiors, elder care, wedding halls and site visits remotely. We build pages that show the supervising person, WhatsApp hours in Gulf time, progress-photo routine and localities covered from Thrippunithura to Angamaly, then track which enquiries come from outside India."}
  ]$j$::jsonb,
  $j$[
    "Is Manglish worth optimising for?",
    "Should we mention the metro pillar number inside the business name?",
    "Our Fort Kochi homestay is missing from hotel results. What decides that?",
    "How are hartals and heavy-rain days handled on listings?"
  ]$j$::jsonb,
  $j$[
    "It deserves study, though not special pages. Roman-letter Malayalam appears in voice transcripts, comments and quick questions such as evideyanu, yet spelling varies wildly. We use it to learn intent, then write proper Malayalam or English. One honest line in reviews from customers, in whatever form they type, already gives search engines that vocabulary.",
    "No, the name field is for the name on your board. A pillar reference fits in the address's second line or the directions section, where auto drivers between Kalamassery and Petta will look. We also add it to the site header on mobile, because the commonest call to a roadside showroom asks exactly that.",
    "Category and eligibility first: homestay, guest house and bed-and-breakfast enter the lodging panel differently, and prices come through booking partners or a hotel feed. We confirm the tourism department classification, correct duplicates created by travel portals, and match room names. A small house will be outspent on rates, so photographs and recent guest remarks must persuade.",
    "Through special hours and a short update, prepared as a template in English and Malayalam. If a hartal call or a red alert comes in the evening, whoever holds the phone marks the closure in two minutes. Clinics and pharmacies that do function can say so explicitly, since callers otherwise assume everything is down."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
