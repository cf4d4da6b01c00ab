-- Local SEO in Ahmedabad
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Ahmedabad', 'Gujarat', 'Local SEO',
  $t$Ahmedabad Local SEO for Pols, Complexes and Char Rastas$t$,
  $t$Gujarati and English local search for Ahmedabad: complex-floor addresses, Manek Chowk timings, NRG dental visitors, party plots and GIDC suppliers.$t$,
  $t$Local SEO for Ahmedabad, Both Banks of the Sabarmati$t$,
  $t$The Sabarmati divides Ahmedabad's searches as cleanly as its bridges do. East of the river are the pols, Ratan Pol's saris, Relief Road's electronics and the mill-and-GIDC belt through Naroda, Odhav and Vatva. On the western bank lie C.G. Road, Satellite, Bodakdev and the offices along S.G. Highway, with Bopal and Shela filling fast. Directions on either side hang from a char rasta: Vijay, Shivranjani, Nehrunagar, Panjrapole.

Much of the retail city sits upstairs in commercial complexes whose names recur, so F-12 in one Shreeji Complex is easily taken for another. Dentists treat visiting non-resident Gujaratis each winter; visa and IELTS advisers cluster near university roads; farsan makers, Jain caterers and garba outfitters peak within a few weeks. Gujarati voice searches sit beside quick English ones. We fix identity at the building level, then prepare each season's pages and posts ahead of the rush.$t$,
  $j$[
    {"title": "Complex and floor identity", "description": "We pair the complex name with its char rasta, facing landmark and block letter, and record whether your unit counts from lower ground or mezzanine. A clip from kerb to door is filmed for verification, as repeated building names are a frequent reason requests get refused."},
    {"title": "Manek Chowk's three shifts", "description": "Vegetables early, bullion and ornaments through the day, food stalls at night: one square, several businesses, overlapping pins. We make sure a jeweller's listing never inherits snack reviews, label trading hours exactly, and photograph the shopfront both clear and at evening crowd level."},
    {"title": "NRG winter campaigns", "description": "Between November and February, families from New Jersey, Leicester and Nairobi book implants, eye tests, tailoring and visa paperwork. Pages answer their questions on sittings required, airport distance, card payment and records, and appointment links respect time zones instead of demanding an Indian phone call."},
    {"title": "Navratri and wedding supply", "description": "Chaniya-choli rental at Law Garden, sound hire, mandap decorators and party-plot kitchens on the ring road have short seasons. We publish sizes, deposits, veg and Jain menus, guest limits, and gather reviews while the ninth night or the reception is still fresh in memory."},
    {"title": "GIDC supplier listings", "description": "Pumps, dyes, packaging machines and castings from Vatva, Odhav and Naroda are searched by phase and plot. We verify the shed rather than the Navrangpura head office where visitors go, specify grades and dispatch timing, and prevent trader portals from owning your brand's phone number."}
  ]$j$::jsonb,
  $j$[
    "Would Gujarati listings reach more people in Maninagar?",
    "Can one clinic rank in Bopal and in Naroda?",
    "Our catering firm works only at party plots. Does it qualify for a profile?",
    "What about customers who leave ratings but no text?"
  ]$j$::jsonb,
  $j$[
    "The business name follows your signboard, so if that is in Gujarati we enter it in that script. For services, residents of Maninagar and Khokhra use both tongues, especially by voice. We draft Gujarati answers to the questions asked at your counter, publish them on pages, and observe impressions for one season before extending.",
    "From one set of premises, hardly ever for a plain phrase such as child specialist; twenty-odd kilometres and a river intervene. A rare procedure may draw patients from the whole city. We test ten points along the east-west axis, then advise between specialised content, advertising around Naroda, or a visiting consultant at a registered second clinic.",
    "It does, as a service-area business, provided there is a real kitchen or office where Google can verify operations. The party plot must never be used as your pin; its owner has the right to that. Show live counters, undhiyu in season, staff in uniform, and list the stretches served, for instance Sindhu Bhavan Road to Sanand.",
    "Star-only ratings count towards the average but tell the next family nothing. We change the ask: the bill carries a prompt such as what did you have repaired, or which thali did you order. People write two lines when given a starting point. Never prescribe wording, and never collect reviews on a shop tablet."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
