-- E-commerce SEO in Bangalore
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Bangalore', 'Karnataka', 'E-commerce SEO',
  $t$Bangalore E-commerce SEO for D2C and Headless Shops$t$,
  $t$E-commerce SEO for Bangalore consumer brands: headless storefronts, subscriptions, silk, coffee and furniture catalogues that search engines can read.$t$,
  $t$E-commerce SEO in Bangalore for Brands Beyond the App$t$,
  $t$App-first brands have a peculiar weakness: their finest merchandising happens where no search engine may enter. Bengaluru breeds many of them. Coffee roasters in Indiranagar, rented sofas in Bellandur, pet food from Jigani and kids' clothing from Bommanahalli all watched customers install an application, then found that strangers were asking Google questions their web store could not answer.

Older commerce has the inverse trouble. A silk merchant in Chickpet or an SP Road components dealer knows everything and publishes a phone number. Both benefit from the same discipline: product facts as data, categories as decisions, and a render path that does not hide prices behind a script. We work with founders, catalogue managers and front-end developers through feeds, filters, reviews, subscription variants and returns pages, measuring new-customer margin over merely reclaiming people who typed the brand.$t$,
  $j$[
    {"title":"Headless storefront indexing","description":"A React storefront fed by Shopify or a custom API can mislay canonicals, pagination and sold-out states. We test raw and rendered output, define routes for every collection, and write a launch checklist that commerce and front-end teams both sign off."},
    {"title":"App-to-web catalogue parity","description":"Reviews, bundles and fit notes often exist solely in an application. The plan surfaces what helps an unfamiliar shopper on public pages, aligns deep links, and leaves personal recommendations private, giving a brand from Koramangala discoverability without copying each screen."},
    {"title":"Coffee, silk and provenance","description":"Chikmagalur estates, roast dates, Mysore silk weights and zari differ in ways generic templates ignore. We model provenance attributes, guide-to-product links and care information, checking geographical-indication wording so a Malleshwaram retailer describes origin and blend responsibly."},
    {"title":"Subscriptions, rentals and plans","description":"One treadmill may be bought, refurbished or hired for six months. Our URL rules prevent tenure combinations from multiplying, while separate pages address deposit, maintenance, relocation and early return, subjects renters in PG-filled neighbourhoods investigate before they look at the machine."},
    {"title":"Electronics parts search from SP Road","description":"Makers look for pinout, voltage, sensor interface and datasheet revision. We normalise attributes, show substitutes, build project-to-component paths and retire obsolete stock gracefully, so college labs and prototype shops find the correct module without telephoning five counters."}
  ]$j$::jsonb,
  $j$[
    "Most of our sales are in the app. Why improve the site?",
    "Is Shopify good enough, or must we go headless?",
    "How should rental and purchase options appear in search?",
    "Can a silk shop compete without discounting?"
  ]$j$::jsonb,
  $j$[
    "Because a newcomer has no reason to install it yet. Public category and product pages answer the first comparison and can hand over to the app for repeat orders. We track new buyers by entrance, so existing customers wandering in through a brand search are not mistaken for growth.",
    "An orderly theme suffices for many catalogues and is easier to maintain. Headless pays when content, regions or product logic truly outgrow it. We score both against indexing, editor independence, release effort and page weight. Choosing the fashionable stack without staff to tend it is how collections disappear from sitemaps.",
    "Let the primary product page explain permanent facts and offer a clear choice, if the item is identical. Create a rental category for people whose question is about tenure or deposit. Where used stock differs by unit, keep condition notes inside inventory records and resist indexing each serial number.",
    "It can compete on knowledge. Explain crepe weight, purity tests, weave, border, storage and how to recognise genuine work, then connect every point to pieces available in natural light photographs. A bride's mother travelling in from Mandya may still visit the counter; the catalogue shortens her list and establishes confidence."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
