-- Article: Your first Google Ads budget
insert into public.blog_posts
  (slug, title, excerpt, featured_image, featured_image_alt, author, author_id, is_featured, meta_title, meta_description, published_at, tags, categories, category, status, content, content_updated_at)
values (
  'first-google-ads-budget',
  $t$Your first Google Ads budget, worked out backwards$t$,
  $t$Start from what a customer is worth and end at a daily figure. The sum in thirteen cells, a campaign small enough to understand, and rules for stopping.$t$,
  '/covers/first-google-ads-budget.webp',
  $t$Daily columns rising to a dashed ceiling, beside a stack of coins and one with the rupee sign.$t$,
  'Ananya Rao', '11111111-1111-4111-8111-111111111111', false,
  $t$Your First Google Ads Budget, Worked Out$t$,
  $t$Work out a first Google Ads budget from customer value, margin and enquiry rates, in a sheet you can copy, then run a four-week test with stop rules.$t$,
  '2026-05-26T04:30:00Z',
  array['Marketing', 'google ads', 'budgets', 'measurement'], array['Marketing'], 'Marketing', 'published',
  $md$"How much should we spend?" is usually answered with a round figure: ₹10,000 to try it out, or ₹1,00,000 because a competitor is said to. Neither can be defended at the end of the month, since nobody said what it was meant to buy. A first budget buys one thing, an answer: can we get customers here for less than they are worth? The sum below tells you what that answer costs.

## The sum, for a clinic

Take a physiotherapy clinic in Indiranagar, Bangalore, for example. A course of six sessions costs ₹7,200. By the clinic's own register, a new patient takes one and a half courses on average, so a patient is worth ₹10,800.

| Cell | Item | Value or formula | Result |
|---|---|---|---|
| B1 | Value of a customer | 10800 | ₹10,800 |
| B2 | Margin after direct costs | 45% | 45% |
| B3 | Share of margin for winning the customer | 50% | 50% |
| B4 | Enquiries that become customers | `=1/3` | 33% |
| B5 | Visitors who enquire | 5% | 5% |
| B6 | Highest cost per enquiry | `=B1*B2*B3*B4` | ₹810 |
| B7 | Highest cost per click | `=B6*B5` | ₹40.50 |
| B8 | Expected cost per click | 38 | ₹38 |
| B9 | Enquiries needed for an answer | 20 | 20 |
| B10 | Clicks needed | `=B9/B5` | 400 |
| B11 | Media cost of the test | `=B10*B8` | ₹15,200 |
| B12 | With 18% GST | `=B11*1.18` | ₹17,936 |
| B13 | Daily budget | `=B11/30.4` | ₹500 |

Where the inputs come from:

- **B1 and B2** from the books. If you do not know them, find out before advertising.
- **B3** is a decision. Half is bold, a third is cautious.
- **B4** from your telephone log of the last two months. If enquiries are not logged, start today.
- **B5** is the shakiest. For a page with one purpose, I would begin with 3–5% and replace it with the real figure after two weeks.
- **B8** from Keyword Planner, set to your city. Use the upper half of the bid range.
- **B9**: with fewer than about twenty enquiries, one lucky week looks like a trend.

Registered businesses can often claim the GST as input credit. A clinic, whose services are mostly exempt, often cannot. Ask your accountant, and budget for it until you hear otherwise.

### When the sum does not close

Had the clinic counted only the first course and allowed a third of the margin, B7 would be ₹18, far below a click at ₹38. Do not cut bids and hope. There are three honest ways out: find queries with stronger intent, raise B4 by answering calls sooner, or raise B5 with a better page. The last is covered in [landing pages that earn the click](/blog/landing-pages-that-earn-the-click). If none of them is realistic, this channel is not for this offer yet, and finding that out cost you an hour.

## A campaign small enough to understand

One search campaign, two or three ad groups, each with five to ten keywords in exact and phrase match. Leave broad match and Performance Max for later: they learn from conversions, and you have none.

```text
Ad group: knee
  [physiotherapist for knee pain indiranagar]
  [knee physiotherapy near me]
  "knee pain physiotherapy"

Ad group: home visit
  [physiotherapy at home bangalore]
  "home physiotherapist"

Negative keywords (campaign)
  course, college, bpt, salary, job, vacancy, free, exercises pdf,
  youtube, equipment, machine price, meaning in hindi
```

Four settings deserve a second look:

1. **Location options**: choose *Presence: people in or regularly in your locations*. The default also includes people who merely show interest in Bangalore.
2. **Networks**: switch off search partners and the Display Network for the test.
3. **Schedule**: show ads when somebody answers the telephone. An enquiry at 11 pm that is returned at noon is half lost.
4. **Bidding**: Maximise clicks with a bid limit near B7. Move to a conversion strategy once conversions arrive steadily.

The daily figure is an average. Google may spend up to twice that on a single day, ₹1,000 here, but for a campaign that runs the whole month it charges no more than 30.4 times the daily budget, ₹15,200.

## Count before you spend

Do not switch on a campaign that cannot count enquiries. For forms, see [GA4 events for lead forms](/blog/ga4-events-for-lead-forms). For calls, use call reporting where it is available, and in any case have reception ask. For WhatsApp, count the clicks and compare with chats received.

Keep a hand-written ledger alongside: date, name, source, became a patient, yes or no. It is the only place where B4 can be checked.

## Four weeks

| Week | Do | Do not |
|---|---|---|
| 1 | Read the search terms daily; add negatives | Change bids |
| 2 | Replace B5 by the measured rate; pause keywords at the stop rule | Add new campaigns |
| 3 | Rewrite the weaker ad of each group in the searcher's words | Touch the landing page at the same time |
| 4 | Fill in real B4 to B8; decide | Extend "to see a bit more" |

## The stop rule

How many clicks without an enquiry are enough to give up on a keyword? There is a simple rule from statistics: if something has not happened in *n* attempts, its true rate is, with 95% confidence, below 3/*n*. We need a rate of 5%, so:

```text
Clicks without an enquiry before pausing   =ROUNDUP(3/B5,0)     60 clicks
Money at risk for each keyword             =ROUNDUP(3/B5,0)*B8  ₹2,280
```

Sixty clicks and no enquiry: pause it. Ten clicks and no enquiry: you know nothing, so leave it alone. Most first budgets are ruined by ignoring the second half of this rule.

## The decision at the end

Put the measured values into the sheet. There are three possible outcomes.

- **Cost per enquiry is clearly below B6.** Raise the budget in steps of 20–30%, as long as reception can answer everybody.
- **It is near B6.** Work on B4 and B5 for a month at the same spend. Both are cheaper to improve.
- **It is far above B6.** Stop. Keep the list of search terms: it tells you in the customer's own words what to write about, and what [SEO](/services/seo) should aim at.

One caution for health businesses: Google restricts personalised advertising on health topics, so do not plan on remarketing to visitors of the knee page.

If you would like a second pair of eyes on your B1 to B8, [send us the sheet](/contact); that is also where our [PPC work](/services/ppc) begins. Clinics, coaching centres and software firms in the south will find local detail under [PPC in Bangalore](/services/ppc/bangalore).$md$, null
)
on conflict do nothing;
