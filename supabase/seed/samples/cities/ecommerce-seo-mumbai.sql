-- E-commerce SEO in Mumbai
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Mumbai', 'Maharashtra', 'E-commerce SEO',
  $t$E-commerce SEO Mumbai: From Lane Shop to Web Store$t$,
  $t$Store SEO for Mumbai jewellery, fabric, beauty and electronics sellers: category structure, variants, marketplace overlap and monsoon stock planning.$t$,
  $t$E-commerce SEO for Mumbai Sellers, Zaveri Bazaar to Bhiwandi$t$,
  $t$Mangaldas Market arranges cloth better than most websites do. A buyer asks for cambric, is led past voile, and feels the difference in seconds; online, both sit under New Arrivals. Mumbai's traders understand assortment by instinct, and the task of store SEO is to give a crawler that same guided walk.

Our clients' counters vary: gold at Zaveri Bazaar, leather off Dharavi's 90 Feet Road, components on Lamington Road, serums mixed in Malad, homeware packed at Bhiwandi. Several also sell through Amazon, Nykaa or Myntra and wonder why their own product page trails the marketplace copy of it. We sort category demand, decide which colours and sizes merit an address, repair feeds, and write the buying advice that a salesman on the floor gives without thinking. Warehouse staff tell us what genuinely ships before an August downpour.$t$,
  $j$[
    {"title":"Fabric and fashion taxonomies","description":"Thread count, weave, width and drape matter before print. We turn a Kalbadevi wholesaler's vocabulary into crawlable families, reserve filters for passing preferences, and hold stable links for fabrics reordered year after year though individual prints vanish within weeks."},
    {"title":"Gold-rate pages and jewellery variants","description":"Prices move daily while designs do not. Product URLs retain weight, purity, making method and hallmark information; fluctuating totals update inside them. Mangalsutra lengths or ring sizes avoid separate thin pages unless shoppers demonstrably search for that distinction."},
    {"title":"Brand site beside the marketplaces","description":"A Malad skincare label can outrank its own reseller listings for routines, ingredients and bundles. We differentiate descriptions, expose batch and usage facts, align Merchant Center identifiers, and leave price-led queries to channels where discounts are already expected."},
    {"title":"Spares and gadgets compatibility data","description":"Lamington Road expertise lies in which cable, board or charger fits. Structured compatibility tables become answer pages with model years, photos of connectors and substitutions, preventing thousands of near-identical accessories from fighting for one phrase."},
    {"title":"Stock-out handling through the rains","description":"Containers wait, roads flood and a listing goes grey. Rules decide between restock date, close substitute and redirect, based on how long the gap should last. Bhiwandi dispatch promises are reflected in schema and text alike, avoiding cheerful availability that lorries cannot honour."}
  ]$j$::jsonb,
  $j$[
    "Why does Amazon rank above our own product?",
    "Do we need a URL for every shade of lipstick?",
    "Can wholesale and retail customers share one Mumbai store?",
    "Our saree prints last three weeks. What can possibly rank?"
  ]$j$::jsonb,
  $j$[
    "It usually has reviews, links and richer details that you supplied. Give your domain something withheld from the listing: full photography, comparison with neighbouring variants, refills, repair, or a chemist's explanation. Branded searches can be recovered fairly soon; generic product terms take patience, and some may sensibly remain with the marketplace.",
    "Only where people name or compare it, or where it behaves differently on skin. A famous brick red may deserve its page; twenty neighbouring pinks can live in a selector with images. We study search terms and on-site filters, then select a canonical address before the feed is rebuilt.",
    "They can, with a clear split of prices, quantities and tax details after login or on dedicated trade pages. Public category text should answer both until their needs part. Indexing a hundred minimum-order duplicates is wasteful, whereas one page on bulk kurtas for boutiques near Crawford Market may draw serious callers.",
    "The family. Keep a lasting page for mulmul block-print sarees, introduce fresh pieces there, and let sold designs point to a relevant archive or successor. Care, fall-and-pico choices and blouse guidance accumulate authority while individual photographs come and go. A small lookbook can preserve prints worth remembering."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
