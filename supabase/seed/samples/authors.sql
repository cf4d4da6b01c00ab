-- Authors. These people are samples, to be replaced with the real team before launch.
insert into public.authors (id, slug, name, short_bio, full_bio, profile_image, social_links, is_sample) values
(
  '11111111-1111-4111-8111-111111111111', 'ananya-rao', 'Ananya Rao',
  $t$Ananya Rao founded this agency and leads its search practice, with a particular interest in local and retail search.$t$,
  $t$Ananya Rao is the founder of this agency and heads its search practice. She sets the method every account follows: read the queries first, agree what a lead or an order is worth, and only then decide which pages, profiles or campaigns deserve the budget.

She writes mostly about businesses with counters and catalogues: clinics with a dozen branches, jewellers who sell both in the shop and online, distributors whose buyers begin on a phone and finish on a call. Her articles tend to end with a list somebody can hand to a colleague on Monday.

Before founding the agency she worked on both sides of the table, inside marketing teams and for the agencies that served them. It left her with a dislike of reports that cannot say what should happen next.$t$,
  '/portraits/ananya-rao.svg',
  $j${"twitter":"https://x.com/ananyarao_sample","linkedin":"https://www.linkedin.com/in/ananya-rao-sample","website":"https://ananya-rao.example"}$j$::jsonb,
  true
),
(
  '22222222-2222-4222-8222-222222222222', 'vikram-menon', 'Vikram Menon',
  $t$Vikram Menon leads technical SEO at this agency: crawling, indexing, speed and measurement.$t$,
  $t$Vikram Menon leads technical SEO at this agency. He came to search from web development, and still prefers a response header to an opinion. His week is divided between crawl data, server logs, Search Console exports and conversations with the engineers who have to make the change.

He writes about the plumbing of search: which URLs exist, which of them a crawler can reach, how quickly they answer on a mid-range phone, and how to prove that a fix worked. He believes an audit is finished when the developer has closed the last ticket, not when the document has been sent.$t$,
  '/portraits/vikram-menon.svg',
  $j${"linkedin":"https://www.linkedin.com/in/vikram-menon-sample","website":"https://vikram-menon.example"}$j$::jsonb,
  true
),
(
  '33333333-3333-4333-8333-333333333333', 'farah-siddiqui', 'Farah Siddiqui',
  $t$Farah Siddiqui leads content strategy at this agency, from query research in several languages to the brief on a writer's desk.$t$,
  $t$Farah Siddiqui leads content strategy at this agency. She plans what a site should say, in which language and on which page, and writes the briefs that editors and writers work from.

She began as a copy editor, which is why her briefs are short and her comments specific. Much of her work concerns how people in India really type: English nouns in Hindi sentences, Hindi words in Roman letters, a city name where a brand name was expected.

She writes about research, briefs, editing and the unglamorous job of deciding which old pages should go. When a draft reads well but answers nobody's question, she says so.$t$,
  '/portraits/farah-siddiqui.svg',
  $j${"twitter":"https://x.com/farahsiddiqui_sample","linkedin":"https://www.linkedin.com/in/farah-siddiqui-sample"}$j$::jsonb,
  true
)
on conflict do nothing;
