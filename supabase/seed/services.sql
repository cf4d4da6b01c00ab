-- The six services: the text of /services/{service_slug}. What is left empty stands in content/.
insert into public.service_details
  (service_name, service_slug, service_description, meta_title, meta_description, hero_heading, hero_subheading, expertise_areas, benefits, process_steps, faq)
values (
  $t$SEO$t$, $t$seo$t$,
  $t$Technical audits, content and links that make the pages you already have easier to find, with a log of every change and the reason for it.$t$,
  $t$SEO Services in India: Audits, Content and Links$t$,
  $t$SEO for Indian businesses: crawl and index audits, page-level content work, earned links and monthly reports tied to enquiries, with every change logged.$t$,
  $t$SEO that shows its working$t$,
  $t$We find out what stops your pages being crawled, understood and chosen, put it right in order of commercial worth, and keep a dated record you can check.$t$,
  $j$[
    {"name":"Technical SEO","description":"Crawl paths, status codes, canonicals, rendering, sitemaps and structured data, checked against server logs and Search Console rather than a tool's score alone."},
    {"name":"On-page SEO","description":"Titles, headings, copy and internal links rewritten page by page, so that each address answers one recognisable need and no two of them compete."},
    {"name":"Search demand research","description":"Queries gathered from Search Console, sales calls and results pages, in English and the Indian languages your customers type, then grouped by intention."},
    {"name":"Link earning","description":"Useful data, tools and commentary offered by hand to editors, associations and suppliers. Every placement is listed; paid networks are not used."},
    {"name":"Migrations and redesigns","description":"URL inventories, redirect maps, staging checks and launch-week monitoring, with rollback conditions agreed before anybody touches the domain."},
    {"name":"Measurement and reporting","description":"Enquiries, orders and calls joined to landing pages where your records allow it, with ranking data kept as an explanation and not a trophy."}
  ]$j$::jsonb,
  $j$[
    {"name":"A change log you own","description":"Each edit carries a date, an address, a reason and the person responsible, which makes cause and effect easier to argue about."},
    {"name":"Priorities in business terms","description":"The backlog is sorted by margin and likelihood of a sale, so a hard fix to a small page waits its turn."},
    {"name":"People you can question","description":"The strategist who wrote the recommendation attends the call and will explain it to your developer, in code if need be."},
    {"name":"Indian search habits","description":"Mixed scripts, Hinglish spellings, festival peaks and phone-first browsing are part of the research from the first week."},
    {"name":"No risky shortcuts","description":"Doorway pages, spun text and bought links are left out, because cleaning up after them costs more than they bring."},
    {"name":"Your accounts stay yours","description":"Search Console, analytics and content remain in your company's name, with our access removable at any time."}
  ]$j$::jsonb,
  $j$[
    {"name":"Listen and inspect","description":"We interview sales or reception, crawl the site, read the logs and set a baseline for traffic, enquiries and indexed pages."},
    {"name":"Rank the problems","description":"Findings go into a single sheet with evidence, effort, owner and expected benefit. You strike out what does not suit the business."},
    {"name":"Repair the foundations","description":"Crawling, duplication and template faults are handled first, by your team with our tickets or by us where access is given."},
    {"name":"Build and improve pages","description":"Existing pages are strengthened before new ones are commissioned; drafts come to you for facts and approval."},
    {"name":"Review and choose again","description":"A monthly report and call compare results with the baseline, and the next month's list is agreed from what was learned."}
  ]$j$::jsonb,
  $j$[
    {"question":"Can you promise a first position?","answer":"No, and nobody honestly can. Results pages differ by place, device and day, and Google takes no instructions from agencies. We commit to named work, a schedule and open reporting, and let the enquiry figures speak."},
    {"question":"What do you need from us to begin?","answer":"Access to Search Console, analytics and the content system, half an hour with someone who talks to customers, and a person able to approve changes. Missing access is the commonest reason for a slow first month."},
    {"question":"Will you work with our developers?","answer":"Yes. Recommendations arrive as tickets with steps to reproduce and a test for completion. If the team prefers a sprint rhythm, we join planning; if you have no developer, we agree beforehand who will make the edits."},
    {"question":"Do you optimise for AI answers as well?","answer":"The groundwork is the same: pages that can be crawled and indexed, with clear facts and a named source. We watch how those surfaces cite you and improve the pages, without special files or tricks."},
    {"question":"What happens to the work if we stop?","answer":"It stays with you. Content, redirects, documents and accounts are in your name, and the final report lists unfinished items so that another team can continue without repeating the audit."}
  ]$j$::jsonb
), (
  $t$PPC$t$, $t$ppc$t$,
  $t$Search, shopping and social campaigns planned around your margin, with a weekly look at what each rupee brought back and what was switched off.$t$,
  $t$PPC Management in India: Search, Shopping, Social$t$,
  $t$Google Ads and paid social run from your own accounts: clean tracking, tight targeting, tested ads and a weekly note on what every rupee did.$t$,
  $t$Paid clicks, held to account$t$,
  $t$Campaigns built on your margin and your sales records, run in accounts that belong to you, with each week's decisions written down in plain language.$t$,
  $j$[
    {"name":"Search advertising","description":"Keyword groups drawn narrowly, search terms read by a person, and negatives added weekly so that budget follows people ready to enquire."},
    {"name":"Shopping and feeds","description":"Merchant Center attributes, titles and stock repaired at source, with products grouped by margin instead of by catalogue order."},
    {"name":"Social advertising","description":"Meta and LinkedIn campaigns where the audience can be described well, each with an offer, an exclusion list and a stop rule."},
    {"name":"Landing pages","description":"Fast pages that repeat the advertisement's promise, ask for little, and work for a visitor with one thumb and weak signal."},
    {"name":"Conversion tracking","description":"Calls, forms, site visits and sales stages recorded correctly and imported, so automated bidding learns from outcomes that matter."},
    {"name":"Regional-language ads","description":"Copy composed by native writers in Hindi, Tamil, Bengali, Telugu, Marathi or Kannada, with a matching page and someone to answer."}
  ]$j$::jsonb,
  $j$[
    {"name":"Spend you can see","description":"Media is paid directly by you to the platform, so there is no mark-up to wonder about and each invoice is your own."},
    {"name":"Fewer wasted clicks","description":"Location leaks, job hunters and accidental placements are hunted first, before anybody proposes a larger budget."},
    {"name":"Bidding fed with real sales","description":"Qualified and closed leads are returned to the account, giving automation a better teacher than a count of form fills."},
    {"name":"Tests with an ending","description":"Every experiment has a question, a duration and a result that is written down, including the ones that lost."},
    {"name":"Honest seasonal pacing","description":"Budgets rise and rest with your receipts, school terms and festivals, and not because a month has begun."},
    {"name":"A clean exit","description":"Accounts, audiences, history and creative files remain with you, documented well enough for a successor to take over."}
  ]$j$::jsonb,
  $j$[
    {"name":"Audit the account and the margin","description":"We read past search terms, placements and change history, and work out what an enquiry or order may cost."},
    {"name":"Make tracking trustworthy","description":"Tags, consent, call numbers and offline imports are tested with real entries before money is put behind them."},
    {"name":"Build in small pieces","description":"Campaigns launch by product, place and language, each with its own page and exclusions, starting with the clearest intent."},
    {"name":"Tend it weekly","description":"Search terms, budgets, ads and lead quality are reviewed every week, and the note says what changed and why."},
    {"name":"Widen or withdraw","description":"Once a group pays its way, we extend it with care; where it does not, we show the evidence and close it."}
  ]$j$::jsonb,
  $j$[
    {"question":"Which platforms do you manage?","answer":"Google Ads first, because searching people say what they want, then Microsoft, Meta or LinkedIn where they suit. We would rather run one platform properly than spread a small budget across four."},
    {"question":"Is the advertising budget part of your fee?","answer":"No. You pay the platforms directly from your own card or invoice account, and our management is billed separately. The published price list on the site shows both the fee and the set-up charge."},
    {"question":"Is our budget too small?","answer":"It may be. We estimate click prices and a plausible conversion range, then see whether a month could produce enough enquiries to judge. If not, we say so and suggest something cheaper to try first."},
    {"question":"Can you use Performance Max?","answer":"Yes, with limits. Brand searches are separated, feeds are cleaned, conversion values are set and placements are examined. Where its reporting is too thin to trust, ordinary search and shopping campaigns do the work."},
    {"question":"How do you handle poor leads?","answer":"By grading them. Your team marks each enquiry, we trace the bad ones to their terms, places and ads, and remove causes instead of adding form fields until nobody finishes."}
  ]$j$::jsonb
), (
  $t$Content Strategy$t$, $t$content-strategy$t$,
  $t$A plan of the pages worth writing, who searches for them and what each one must answer, with briefs your own writers can use.$t$,
  $t$Content Strategy Services: Plans, Briefs, Calendars$t$,
  $t$Content strategy for Indian brands: audits, topic maps, editorial calendars and writer-ready briefs in English and regional languages, approved by you.$t$,
  $t$Decide what deserves to be written$t$,
  $t$We study what your customers ask, what you alone can answer and what is already published, then hand over a plan that a real team can keep up.$t$,
  $j$[
    {"name":"Content audit","description":"Every page judged on use, accuracy, overlap and search visibility, ending in a plain verdict: keep, improve, merge or retire."},
    {"name":"Audience and question research","description":"Interviews, support tickets, call notes and query data brought together, so topics come from people and not from a keyword export."},
    {"name":"Topic architecture","description":"Hubs, guides and product pages arranged so that each question has one home and readers can find the next step."},
    {"name":"Editorial calendar","description":"A twelve-month grid that respects festivals, terms, launches and your reviewers' leave, with space left for news."},
    {"name":"Writer-ready briefs","description":"Reader, question, outline, sources, internal links, forbidden claims and an example of tone, in two pages or fewer."},
    {"name":"Multilingual planning","description":"Which subjects merit Hindi, Tamil, Bengali or another language, who will edit them and how the editions stay in agreement."}
  ]$j$::jsonb,
  $j$[
    {"name":"Less, and better","description":"Publishing fewer pages leaves time for interviews, checking and revision, which readers notice sooner than frequency."},
    {"name":"Expert knowledge on record","description":"Engineers, doctors and shop-floor staff are asked the right questions once, and their answers become reusable sources."},
    {"name":"Approval without drift","description":"Reviewers, deadlines and risk levels are settled beforehand, so that drafts do not circle the office for a month."},
    {"name":"One house style","description":"Spelling, numerals, claims, names and tone are fixed in a short guide that freelancers and staff can follow."},
    {"name":"Old pages put to work","description":"Forgotten articles are mended, merged or redirected before new writing is paid for."},
    {"name":"Results tied to purpose","description":"Each piece has a job, such as an enquiry, a saved support call or a sign-up, and is judged by that."}
  ]$j$::jsonb,
  $j$[
    {"name":"Gather the evidence","description":"We read the site, listen to customers through your records, and interview the people whose knowledge sells."},
    {"name":"Find the gaps","description":"Questions are compared with existing answers and rival pages, and scored for value, effort and our right to speak."},
    {"name":"Draw the plan","description":"Architecture, priorities, formats, languages and calendar are proposed together, with the reasoning shown."},
    {"name":"Write the briefs","description":"The first set of briefs and the style guide are prepared, tried with a writer and corrected from that trial."},
    {"name":"Approve and hand over","description":"You comment, limited revisions are made, and your team receives the plan with a session on running it."}
  ]$j$::jsonb,
  $j$[
    {"question":"Does the service include writing the articles?","answer":"The work is strategy: research, structure, calendar and briefs. Machine-assisted drafts can be added at a nominal rate if you wish, and nothing should be published before a responsible person has checked it."},
    {"question":"Who approves the plan?","answer":"You do. We need one decision maker and, for regulated subjects, a named reviewer. The limits on revision keep the exercise moving, so we collect all comments together and not one by one."},
    {"question":"Can you work with writers we already have?","answer":"Yes, and we prefer it. We sit with them during the trial brief, adapt the format to how they work, and provide a marking sheet that editors can apply without us."},
    {"question":"How do you choose topics?","answer":"By usefulness to a customer, closeness to what you sell, evidence of demand and whether you have something first-hand to say. A topic with large volume and no expertise behind it is normally declined."},
    {"question":"Should we publish in Indian languages?","answer":"Where customers already ask in them and somebody can maintain the pages. We begin with a few decisions that matter, use native editors, and measure calls or completed forms before adding more."}
  ]$j$::jsonb
), (
  $t$Site Speed$t$, $t$site-speed$t$,
  $t$An audit of what makes your pages slow on Indian phones and networks, with recommendations in the order worth carrying out.$t$,
  $t$Site Speed Audits for Indian Phones and Networks$t$,
  $t$Core Web Vitals audits using field data and real Android phones: causes traced by template, then fixes ranked for your developers to carry out.$t$,
  $t$Find what keeps your visitors waiting$t$,
  $t$We measure your pages where customers use them, trace every delay to its cause, and give your developers recommendations ranked by benefit and effort.$t$,
  $j$[
    {"name":"Core Web Vitals","description":"LCP, INP and CLS read at the seventy-fifth percentile by template and device, so that effort goes where people actually wait."},
    {"name":"JavaScript and third parties","description":"Bundles, tags, chat and testing scripts profiled on a mid-range phone, with an owner and a cost written beside each."},
    {"name":"Images and video","description":"Dimensions, formats, priority and lazy loading examined from original file to screen, including galleries, sliders and player embeds."},
    {"name":"Fonts and Indian scripts","description":"Devanagari, Tamil, Bengali, Telugu and Urdu fonts checked for weight, subsetting, shaping and the jump when they arrive."},
    {"name":"Server and delivery","description":"Time to first byte, caching rules, database waits and CDN routing compared from several Indian carriers and the countries you sell to."},
    {"name":"Performance budgets","description":"Limits per template, and a way of testing them at each release, so that a repaired page does not quietly become slow again."}
  ]$j$::jsonb,
  $j$[
    {"name":"Evidence for each finding","description":"Traces, recordings and figures accompany every point, which ends most arguments about whose code is to blame."},
    {"name":"An order of work","description":"Recommendations are sorted by probable gain, effort and risk, with quick repairs marked for the coming week."},
    {"name":"Independent advice","description":"We recommend and do not implement, so there is no reason for us to enlarge the list of problems."},
    {"name":"Words for both rooms","description":"Developers receive tickets; management receives a short summary of who waits, where and what could be done."},
    {"name":"Realistic devices","description":"Tests use modest Android phones and uneven connections, because the office laptop is seldom where a sale is lost."},
    {"name":"A baseline to return to","description":"Measurements are repeatable, so your team can show what improved after each release."}
  ]$j$::jsonb,
  $j$[
    {"name":"Agree pages and users","description":"We choose the templates that matter, the devices and places of your visitors, and the access we require."},
    {"name":"Measure field and lab","description":"Real-user data shows where waiting happens; throttled laboratory runs explain why it happens there."},
    {"name":"Trace the causes","description":"Network, server, rendering and script time are separated, and each delay is followed to a file, query or vendor."},
    {"name":"Write recommendations","description":"Every item states cause, change, effort, risk and a check for completion, grouped by template."},
    {"name":"Walk through the report","description":"We meet your developers, answer questions and settle an order. Implementation remains with your team."}
  ]$j$::jsonb,
  $j$[
    {"question":"Do you carry out the fixes?","answer":"No. The service ends with recommendations and a walk-through. Your developers or vendor implement them, and further advice can be booked as consultation while they do."},
    {"question":"Which kinds of site do you audit?","answer":"Publishers, shops, portals, applications and brochure sites, on WordPress, Shopify, Magento, React, Next.js or custom code. The size of the audit depends on how many distinct templates there are, not on the page count."},
    {"question":"Is a perfect Lighthouse score the aim?","answer":"No. It is one laboratory run on one simulated device. We aim at comfortable field measurements on the pages that earn your living, and use the score as a diagnostic."},
    {"question":"Will speed improve our rankings?","answer":"Page experience is among the things Google's systems consider, but it does not replace relevance. We recommend the work chiefly because people leave slow pages, and make no forecast of positions."},
    {"question":"What access do you need?","answer":"Public pages are enough to start. Search Console, analytics, tag manager and, where behind a login, a test account make the findings far more exact. Passwords are never requested by e-mail."}
  ]$j$::jsonb
), (
  $t$Local SEO$t$, $t$local-seo$t$,
  $t$Business profiles, local pages and reviews, so that people nearby find the branch that can serve them and arrive at the right door.$t$,
  '', '', '', '', '[]', '[]', '[]', '[]'
), (
  $t$E-commerce SEO$t$, $t$ecommerce-seo$t$,
  $t$Category pages, product data and crawl control for shops with more addresses than search engines care to read.$t$,
  '', '', '', '', '[]', '[]', '[]', '[]'
)
on conflict do nothing;
