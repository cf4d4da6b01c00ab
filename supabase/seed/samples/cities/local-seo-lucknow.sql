-- Local SEO in Lucknow
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Lucknow', 'Uttar Pradesh', 'Local SEO',
  $t$Lucknow Local SEO, from Chowk Lanes to Gomti Nagar$t$,
  $t$Hindi, Urdu and English map search for Lucknow: chauraha directions, khand addresses, chikan shops, coaching, diagnostics and kebab-house reviews.$t$,
  $t$Lucknow Local SEO: Chauraha, Khand and Gali$t$,
  $t$Polytechnic chauraha, Munshi Pulia, Tedhi Pulia, Engineering College: Lucknow hands out crossings where other places hand out street names. Gomti Nagar adds its khands, Vibhuti for offices, Vipul and Vinay for homes, and a newcomer can circle Patrakarpuram for twenty minutes with a perfectly valid plot number. In Chowk and Nakkhas, the lane is known by the perfumer or the kebab shop at its mouth.

What people search for follows those quarters. Chikankari is compared across Chowk, Aminabad and Hazratganj; hardware and motors around Latouche Road; wholesale utensils in Yahiyaganj. Pathology labs, attendants' lodgings and medical stores surround KGMU and, out on Raebareli Road, SGPGI, with patients coming in from Sitapur, Hardoi, Barabanki and Gonda. Aspirants fill Aliganj and Kapoorthala. Most of them speak Hindi to the phone, and many read it too. We take that spoken request as the starting brief.$t$,
  $j$[
    {"title": "Khand and plot address repair", "description": "Gomti Nagar numbers such as 3/128 repeat from khand to khand. The correct khand, facing park and nearest crossing are written into your listing, contact page and invoices, and the pin is checked at the house gate, since geocoders like to drop it mid-sector."},
    {"title": "Chikan and zardozi shop discovery", "description": "Shoppers want to know hand work from machine, wholesale from single piece, and whether the karkhana may be seen. Products are named by stitch and fabric in Hindi and English, with fixed-price policy, shipping and Sunday practice shown before a visitor sets out for Chowk."},
    {"title": "Hospital-belt labs and lodgings", "description": "Families beside KGMU or SGPGI decide within minutes, often tired and from another district. We present tests available at night, report time, bed or room tariff display, wheelchair access and a phone that someone answers in Awadhi-tinged Hindi; fake agents using similar names are reported."},
    {"title": "Review handling for food houses", "description": "Kebab, kulcha-nihari and sheermal counters collect thousands of comments, plus rows about which branch is the original. We settle duplicate and imitator listings with licences, draft courteous Hindustani replies, and keep Ramzan evenings, Muharram processions and Tuesday vegetarian choices accurate in hours and menus."},
    {"title": "Coaching and lawn bookings on the trans-Gomti side", "description": "Aliganj institutes and Faizabad Road marriage lawns share an audience of parents from nearby towns. Batches, medium and bus stop go on one kind of page; capacity, generator, parking and lagan dates on the other, each carrying its separate enquiry form and number."}
  ]$j$::jsonb,
  $j$[
    "Will Devanagari text in our profile description help in Lucknow?",
    "Customers from Barabanki and Sitapur ask for us. Should we list those towns?",
    "A shop with nearly our name opened in Aminabad. How do we avoid mix-ups?",
    "How soon might a new Gomti Nagar clinic expect map enquiries?"
  ]$j$::jsonb,
  $j$[
    "The description chiefly informs people; it is not known to move rank. Still, a patient's uncle from Malihabad reads Hindi with more ease, so write it in Hindi if that is your clientele. Pages on the website are where Devanagari headings for illnesses, courses or repairs do answer searches, and we begin with these.",
    "If people travel to you, no: a storefront need not claim the places its clients live in. Make a page telling them how to come instead, from Kaisarbagh bus stand or Badshahnagar station, what papers to bring and whether a same-day return is feasible. List the towns only when your staff deliver or visit there.",
    "Document the difference early: registration date, board photograph, packaging, owner's name. Put your founding lane, say Gali behind Akbari Gate, beside the logo and use identical spelling throughout. When ratings cross over, report them with that file. A trademark adviser may be required; meanwhile staff should tell buyers there is no other branch, if that is so.",
    "Direction requests may begin within weeks of verification for your own name, while general terms such as skin doctor near Patrakarpuram usually take some months and depend on the competition on your side of the crossing. We share a locality grid at the start and every month, and promise work done, not a position."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
