-- SEO in Chennai
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Chennai', 'Tamil Nadu', 'SEO',
  $t$Chennai SEO for Auto, Healthcare, Silk and SaaS$t$,
  $t$Tamil and English search strategy for Chennai: Oragadam component makers, Greams Road hospitals, T. Nagar retailers and OMR software teams.$t$,
  $t$Chennai SEO Services in Tamil, English and Engineering$t$,
  $t$Cars roll out of the plants at Oragadam and Sriperumbudur, and behind every assembly line stand castings, harness and tooling firms in Ambattur, Guindy and Tirumudivakkam. Along Old Mahabalipuram Road the product is software. Pondy Bazaar and Usman Road trade in silk and gold; Pallavaram and Chromepet carry the leather history; Greams Road receives patients from the North-East, Bangladesh and Sri Lanka.

Tamil is a search language here in its own script, in Roman letters and in voice queries spoken at home. Someone may type thali chain models in English, then ask in Tamil whether a design suits daily wear. Family decisions follow Aadi discounts, Pongal, the muhurtham calendar and school admissions, with a sober liking for detail throughout. We research both scripts side by side, decide which questions belong in which language, and give manufacturers the technical vocabulary their export customers expect.$t$,
  $j$[
    {"title":"Tier-two supplier visibility","description":"An Ambattur die-casting unit competes on tonnage, porosity limits and IATF certification. We build process pages that state press capacity, part weight, alloys and testing, paired with case formats free of customer secrets, to reach vehicle programmes in Pune or Stuttgart as well as Sriperumbudur."},
    {"title":"Tamil keyword research by a Tamil reader","description":"Translation software misses the difference between literary wording and what a shopper at Purasawalkam says. Queries are gathered in script and transliteration, grouped by intention, and reviewed by a native editor before they become headings, so the page sounds like Chennai rather than a textbook."},
    {"title":"Hospital and specialist pages","description":"Visitors comparing care near Greams Road, Vadapalani or Perumbakkam need the consultant, preparation, stay and follow-up explained. We align doctor profiles with condition pages, retire outdated department URLs, and insist on clinical review with the reviewer's name and date displayed."},
    {"title":"Silk and jewellery range architecture","description":"Kanchipuram saris can be filtered by border, zari, weave, colour and occasion until thousands of empty addresses exist. Our structure keeps the combinations brides genuinely seek, folds the remainder into filters, and preserves a discontinued design's links when the next collection takes its place."},
    {"title":"Organic growth for OMR product firms","description":"Perungudi and Siruseri teams often have superb support knowledge trapped in tickets. We mine it for feature questions and migration worries, publish answers with product managers, and trace assisted trials through analytics so marketing learns which explanations move an evaluation forward."}
  ]$j$::jsonb,
  $j$[
    "Do we need Tamil script, Tanglish, or both?",
    "Can an OEM supplier publish work covered by an NDA?",
    "How early should T. Nagar retailers prepare for Aadi?",
    "What can search do for patients travelling to Chennai?"
  ]$j$::jsonb,
  $j$[
    "Write in proper Tamil script for readers who want Tamil, and in English for those who do not. Romanised phrases can appear in a product name, a recipe or a quoted question, yet entire pages of Tanglish tire the eye. Search engines frequently connect the forms, and the impression data will show any gap.",
    "The part, the customer and the drawing stay private. What remains is still informative: cycle, material family, tolerance band, inspection method, annual capacity and the problem solved in general terms. Your quality head approves every line. Buyers in the motor trade understand confidentiality and may trust a supplier more for observing it.",
    "Categories should be crawlable and stocked with text by late May, since Aadi begins in mid-July and comparison starts beforehand. Keep the same offer address each year, replace dates and photographs, and avoid deleting it in August. Deepavali and the wedding season follow soon after, drawing on many of the same collections.",
    "It can answer anxieties before a coordinator is called: which records to carry, how long to stay, whether Bengali or Sinhala help is available, and where attendants lodge. We separate those practical pages from medical advice. Enquiry forms ask for the treatment and home country, allowing the hospital to see which journeys are being served."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
