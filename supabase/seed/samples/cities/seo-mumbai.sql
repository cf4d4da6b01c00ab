-- SEO in Mumbai
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Mumbai', 'Maharashtra', 'SEO',
  $t$SEO in Mumbai for Finance, Media and Manufacturing$t$,
  $t$Organic search for Mumbai firms, from BKC lenders and Andheri studios to Vasai factories: technical fixes, sound pages and honest reporting.$t$,
  $t$SEO Services in Mumbai, from Nariman Point to Vasai$t$,
  $t$Few places pack so many search markets on to one railway map. Fund houses and lenders cluster around Bandra Kurla Complex and Nariman Point; casting studios, post-production houses and agencies fill Andheri West and Goregaon; jewellery exporters work out of SEEPZ; and small manufacturers in Vasai and Bhiwandi sell valves, moulds and packaging to buyers who have never visited the shed.

Mumbaikars search by station and by side, east or west, and rarely by municipal ward. A borrower in Mulund compares rates in English, asks a follow-up in Hindi and reads the eligibility note in Marathi or Gujarati. National brands headquartered here occupy most broad terms, so our work begins with narrower ground: product questions, trade specifications and suburb-level needs that a large competitor answers badly. You see that list of queries, ranked by commercial worth, before any page is written.$t$,
  $j$[
    {"title":"Finance pages that survive compliance","description":"Lenders, brokers and advisers in BKC and Fort publish under RBI, SEBI or IRDAI rules. We draft calculators, eligibility guides and scheme explainers with named reviewers, dated disclosures and an approval trail, so that legal signs off once and the page stays accurate when a rate changes."},
    {"title":"Showreels a crawler can read","description":"Andheri production houses keep their best work inside silent video embeds. Each film receives its own indexable page with credits, format, transcript and VideoObject markup, letting a brand manager who types corporate film studio Oshiwara arrive at the relevant project instead of a splash screen."},
    {"title":"Specification search for Vasai and Bhiwandi","description":"Purchase officers hunt by grade, bore, thickness or IS number. We turn PDF catalogues from the Waliv estates into structured product pages with drawings, tolerances and a quotation form, then remove the duplicate distributor copies that compete with the manufacturer's own site."},
    {"title":"Large-site crawling and index control","description":"Property portals covering Thane to Colaba, and broking sites with a page for every listed share, breed thin URLs by the lakh. Log files show where Googlebot spends its visits; we consolidate filters, repair sitemaps and reserve indexing for pages somebody would actually want."},
    {"title":"Editorial links from the business press","description":"With so many financial and entertainment newsrooms based here, useful data travels. We help you publish something a reporter can cite, such as rental movement along a new Metro line or festive gold demand, and pitch it by hand. Paid link networks stay out of the plan."}
  ]$j$::jsonb,
  $j$[
    "Can a smaller Mumbai lender appear alongside the big banks?",
    "Should our pages target Mumbai, Navi Mumbai and Thane separately?",
    "Is Marathi content worth commissioning?",
    "We shoot campaigns all year. How does SEO fit around release dates?"
  ]$j$::jsonb,
  $j$[
    "For phrases such as home loan, seldom, and we would tell you to spend elsewhere. Specific borrower situations are different: a society redevelopment loan, funding against a pagdi shop, or working capital for an importer at Nhava Sheva. Those searches are smaller, closer to an application and often answered by weak pages. That is where a specialist can earn its visit.",
    "Only where the offer differs. Navi Mumbai has its own planning authority, industrial belt and property vocabulary, and Thane has its own courts and commuters, so a lawyer or builder may have plenty to say about each. A payroll firm serving all three equally should keep one strong page and list its coverage plainly.",
    "It depends on the buyer. Insurance, housing, hospitals and government-linked services see real questions in Marathi, particularly from Dadar, Thane and Kalyan. An investor-relations site will not. We check Search Console for Devanagari and romanised queries first, then test a handful of pages written by a native speaker rather than translating the whole site.",
    "By building the permanent page early. A campaign, film or event gets one lasting address weeks ahead, with facts added as they become public, instead of a microsite that disappears after launch. Trailers, cast credits and press material then strengthen a single URL, and the next season can reuse whatever recognition it has gathered."
  ]$j$::jsonb,
  $j$[
    {"quote":"They sat with our compliance officer before writing a word. The loan guides went live with fewer corrections than our own drafts used to need, and enquiries now mention the page people read.","author":"Rohan Sabnis","role":"Marketing manager","company":"Kurla Lane Capital (sample)","rating":5,"is_sample":true},
    {"quote":"Our valve catalogue was a forty-page PDF. It is now a site that buyers quote part numbers from, and the monthly note tells us which drawings to add next.","author":"Hetal Doshi","role":"Partner","company":"Waliv Flow Controls (sample)","rating":5,"is_sample":true}
  ]$j$::jsonb,
  true
)
on conflict do nothing;
