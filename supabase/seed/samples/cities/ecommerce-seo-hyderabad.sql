-- E-commerce SEO in Hyderabad
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Hyderabad', 'Telangana', 'E-commerce SEO',
  $t$Hyderabad Store SEO: Pearls, Ikat, Pickles, Attar$t$,
  $t$E-commerce SEO for Hyderabad pearl, ikat, pickle, biscuit and attar sellers, covering overseas orders, grading data and Telugu product names.$t$,
  $t$Online Store SEO for Hyderabad's Gifts, Looms and Kitchens$t$,
  $t$Relatives flying out of Shamshabad have long carried the catalogue in their suitcases: avakaya sealed twice, Osmania biscuits, a pearl set, two Pochampally saris and a small bottle of attar. Now those families order through a browser from Houston or Sharjah, and the questions once put to an uncle are put to a search box. Will the oil leak? Is that ikat single or double? Are these pearls cultured?

A Hyderabad store earns attention by settling such doubts on the page. We bring grading and weaving terms into product data, give Telugu pickle names and Urdu fragrance names predictable spellings, and join dispatch limits to inventory. Begum Bazaar wholesalers, Jubilee Hills labels and a home kitchen in Vanasthalipuram need different taxonomies but one rule: an answer printed by the listing must match the parcel that leaves.$t$,
  $j$[
    {"title":"Pearl grading and set architecture","description":"Lustre, shape, surface, nacre, origin and stringing are separate properties, often jumbled into one adjective. Our schema and category plan lets Patthargatti jewellers compare rice strings, South Sea pieces and bridal jadau sets without generating an index page for every millimetre."},
    {"title":"Ikat and Telangana handloom depth","description":"Pochampally double ikat, Gadwal borders and Narayanpet checks appeal to distinct wearers. We record technique, cluster, yarn and repeatability, plan guides with weaver-approved facts, and keep printed imitations in another class so filters never muddle powerloom stock with tie-dyed warp."},
    {"title":"Pickle, podi and biscuit export rules","description":"Ammamma's gongura has an ingredient list, seal, shelf life and destination restriction. Templates expose each one, separate veg and non-veg feeds, and give diaspora shoppers a landing page on transit time and customs, tested against cartons leaving Balapur or Shamshabad."},
    {"title":"Attar and unani caution","description":"Fragrance pages can speak of notes, base oil, longevity as experienced and alcohol content. Where a seller also carries unani preparations, medical promises are removed, licences displayed and categories segregated, so an Old City perfumer's store is not judged by an incautious remedy."},
    {"title":"Wholesale-to-retail for Begum Bazaar","description":"Dry fruits, utensils and party goods come as sacks, dozens or gift packs. We separate trade minimums from consumer variants, set pack-size canonicals, and write occasion categories for Ramzan trays or Bathukamma return gifts while the bulk catalogue stays navigable to shopkeepers from Mahbubnagar."}
  ]$j$::jsonb,
  $j$[
    "How should we spell avakaya, gongura and other Telugu names?",
    "What will overseas Hyderabadis look for before ordering?",
    "Do pearl certificates deserve pages of their own?",
    "Our stock also goes to Begum Bazaar dealers. Is that a conflict?"
  ]$j$::jsonb,
  $j$[
    "Pick the spelling your customers use most, show Telugu script in the description, and teach site search to recognise variants such as avakai or aavakaaya. One product stays at one address. A short explanation of the fruit, leaf or podi serves newcomers better than a title carrying four romanisations.",
    "Delivery countries, leakproof packing, duty responsibility, realistic transit days, ingredients, size guidance and a human contact in a compatible time zone. Those facts must be crawlable before checkout. We build one maintained shipping guide per destination rule, linked beside the product, instead of scattering old couriers' promises across descriptions.",
    "The explanation of grading does; each individual certificate normally does not. Put an identifiable sample, issuing body and what was tested with the product, protecting numbers if fraud is a concern. A durable guide can illustrate lustre, drilling and treatment, helping a gift buyer in Begumpet make sense of any set.",
    "It need not be. Publish different pack sizes and conditions, respect any price understanding with dealers, and let a trade enquiry route carry GST and volume details. Retail pages then answer gifting and home-use needs. Trouble starts when two internal teams upload the same almond sack under competing titles."
  ]$j$::jsonb,
  $j$[
    {"quote":"They asked what could leak, crack or be stopped at customs before touching a keyword. Our pickle pages finally answer aunties in Texas, and the packing room uses the same sheet.","author":"Sravani Vemula","role":"Co-owner","company":"Tamarind Courtyard Foods (sample)","rating":5,"is_sample":true}
  ]$j$::jsonb,
  true
)
on conflict do nothing;
