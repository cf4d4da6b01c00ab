-- SEO in Delhi
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Delhi', 'Delhi', 'SEO',
  $t$Delhi SEO for Traders, Coaching, Clinics and Law$t$,
  $t$From Nehru Place and Okhla to Mukherjee Nagar: organic search work for Delhi businesses selling across the capital, the NCR and northern India.$t$,
  $t$SEO Services in Delhi, Where Every Market Has a Speciality$t$,
  $t$Ask a Delhiite where to buy something and the reply is a market: laptops at Nehru Place, sanitaryware in Chawri Bazar, furniture from Kirti Nagar, bridal wear around Chandni Chowk, phone parts inside Gaffar Market. Search behaves the same way. A locality name often stands in for the product category, and a shop two lanes off the main road still needs to explain which market it belongs to.

The capital also draws people who will arrive later. UPSC aspirants in Patna read about Old Rajinder Nagar before booking a train; patients from Central Asia and Africa study South Delhi hospitals; importers look up Okhla and Wazirpur suppliers. Romanised Hindi sits beside English in these journeys, with Punjabi and Urdu close by. We plan a site for both audiences: those crossing the Ring Road this evening and those deciding from another state or country.$t$,
  $j$[
    {"title":"Wholesale catalogues opened to the web","description":"Many traders of Sadar Bazar and Chawri Bazar guard prices yet lose buyers who cannot see a range at all. We publish categories, pack sizes, brands handled and dispatch areas, leaving rates behind an enquiry, so that a retailer in Rohtak finds the stockist and not merely a directory."},
    {"title":"Coaching content by examination stage","description":"Aspirants look for prelims answer keys, optional subjects, hostel fees and Hindi-medium notes at different months. Our calendar follows notification, examination and result dates, keeps one URL per course through successive batches, and credits the faculty member who checked each solution."},
    {"title":"International patient pathways","description":"A hospital near Saket may receive enquiries from Tashkent, Nairobi and Baghdad. We separate treatment information from travel help, connect every claim to a qualified doctor, and set up hreflang for Russian, Arabic or French editions only when coordinators can answer in that language."},
    {"title":"Recovering sites damaged by old tactics","description":"A business that once bought a bulk link package usually has more than links to clean up. We sort through manual actions, hacked subfolders, doorway locality pages and expired-domain redirects, document what was removed, and rebuild around pages that deserve to be found. Expect patience here; trust returns more slowly than it went."},
    {"title":"NCR boundaries drawn sensibly","description":"Gurugram, Noida, Faridabad and Ghaziabad lie in other states, with different courts, taxes, property rules and electricity boards. Where this affects a customer we write distinct guidance; where it does not, a single Delhi NCR page carries the weight without near-copies fighting each other."}
  ]$j$::jsonb,
  $j$[
    "Does one website serve both Delhi shoppers and out-of-station dealers?",
    "How do you handle Hindi typed in English letters?",
    "Our previous agency bought hundreds of links. What now?",
    "May an advocate or law firm do SEO under Bar Council rules?"
  ]$j$::jsonb,
  $j$[
    "Yes, provided the two paths part early. Retail visitors want hours, parking and the nearest Metro gate; a dealer in Ludhiana wants minimum quantities, transport and GST invoicing. We give each audience its own landing pages under a shared catalogue, then measure calls and dealer forms apart so neither hides the other.",
    "We collect real spellings first, because sasta, saste and sasti may all appear for one need. A page then uses the wording its readers use, naturally and only once or twice, inside copy that is either Hindi or English. Stuffing every variant reads badly and is unnecessary; search engines connect most of them.",
    "First find out whether they matter. Google ignores a great deal of junk, so we check for a manual action, a sudden fall dated to an update, and anchors that look manufactured. Removal and disavowal are kept for clear cases. The remaining effort goes into better pages and references you would happily show a client.",
    "Advertising and soliciting by advocates are restricted, so the scope must be modest. Firms may generally furnish specified particulars on a website, and we would have your counsel confirm the present position. Our part is technical health, correct descriptions and sober legal explainers, with no ratings, inducements, comparisons or claims of success before Tis Hazari or elsewhere."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
