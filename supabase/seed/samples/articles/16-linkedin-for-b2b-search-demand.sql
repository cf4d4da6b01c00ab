-- Article: LinkedIn for B2B search demand
insert into public.blog_posts
  (slug, title, excerpt, featured_image, featured_image_alt, author, author_id, is_featured, meta_title, meta_description, published_at, tags, categories, category, status, content, content_updated_at)
values (
  'linkedin-for-b2b-search-demand',
  $t$LinkedIn for B2B search demand$t$,
  $t$When few people search for what you make, ranking first for it brings little. A twelve-week programme in which engineers post, buyers learn a term, and the searches follow.$t$,
  '/covers/linkedin-for-b2b-search-demand.webp',
  $t$A person joined to seven others, and an arrow from them to the first place of a list of results.$t$,
  'Ananya Rao', '11111111-1111-4111-8111-111111111111', false,
  $t$LinkedIn for B2B Search Demand: 12 Weeks$t$,
  $t$A twelve-week LinkedIn programme for B2B firms: choose a problem and a term, build the page, let engineers post, and measure the searches it creates.$t$,
  '2026-01-20T04:30:00Z',
  array['Social Media', 'linkedin', 'b2b', 'brand search', 'measurement'], array['Social Media'], 'Social Media', 'published',
  $md$Consider, for example, a firm in Chakan near Pune that makes dust collectors for foundries. Its best product is a retrofit: it cuts the compressed air that cleans the filters. Keyword Planner shows next to no searches for *pulse-jet retrofit*. Ranking first for it would hardly matter, since plant heads do not know that the problem has a name. They know only that the compressor bill is high.

Search collects demand that exists. In specialised B2B trades, somebody has to create it first, and LinkedIn is where many of the people who decide on plant and software can be reached. This is a programme for using the one to feed the other.

## Choose a problem, a term and a page

Start from sales calls and not from the product. Ask three salespeople what customers complain about in the first five minutes.

| What buyers say | What the firm calls it | Term to teach |
|---|---|---|
| "Our compressor runs all night" | Pulse-jet retrofit | Compressed air loss in dust collectors |
| "Bags fail every eight months" | Membrane filter media | Filter bag life |
| "Consultant wants stack readings again" | Online emission monitoring | Stays as it is: already searched |

A good term can be understood without explanation, can be typed from memory, and is free of your brand. Check that nobody else owns its results page. Take one term for twelve weeks.

Then build the page before anything is posted, because the searches you create will otherwise land on somebody else's. It explains the problem, gives a way of measuring it in one's own plant, and has a calculator or a table with which to estimate the loss in rupees. The product is at the end. Use the term in title, heading and address: `/compressed-air-loss-dust-collector`.

The estimate can be as plain as a spreadsheet that readers may copy:

```text
B1  Free air used for cleaning, m3/min      4.0
B2  Share that could be saved               30%
B3  Compressor energy, kWh per m3           0.12
B4  Running hours a year                    6000
B5  Tariff, rupees per kWh                  8.50
B6  kWh a year       =B1*60*B2*B3*B4        51,840
B7  Rupees a year    =B6*B5                 4,40,640
```

All inputs are examples. A plant head who puts in his own has half written the proposal.

## Who posts: engineers, from their own accounts

Company pages are read by employees and job seekers. A service engineer's account is read by maintenance managers he has met. Ask for two volunteers and take the writing off their hands: a call of twenty minutes every fortnight, from which someone drafts two posts. The engineer edits and publishes.

Agree on three rules in writing: no customer named without permission, no photograph from a customer's plant without written consent, and the engineer may refuse any post.

## What to post

Four forms are enough, in rotation:

1. **The visit**: what was found, measured and done.
2. **The measurement**: how to check it without us.
3. **The mistake**: something we got wrong, and the cost.
4. **The comparison**: two options, when each is right, including when ours is not.

An example of the first form, in full:

> Foundry, night shift, all moulding lines stopped. The compressor was still loaded 40% of the time.
>
> We closed the valve to the dust collector. It dropped to 12%.
>
> The pulse timer had been set to every six seconds in 2019 and never looked at. No dust was being made, and the filters were being cleaned all night.
>
> If you have a pulse-jet collector: stop the line, keep the compressor on, and watch the load for ten minutes. That is your compressed air loss. No instrument needed.

No link, no product; the term appears once, with its meaning. Link to the page in perhaps one post in four, when the post needs the calculator.

## The twelve weeks

| Weeks | Work | Output |
|---|---|---|
| 1–2 | Sales interviews, choice of term, base figures | One page of notes |
| 3–4 | Page and calculator | URL live, indexed |
| 5–10 | Two engineers, one post each a week | Twelve posts |
| 7 | First answers from comments added to the page | Page revised |
| 11 | Webinar or plant-floor demonstration, forty minutes | Recording with transcript |
| 12 | Reading of the figures, decision | Continue, change term or stop |

## Measuring it without fooling yourself

Impressions on LinkedIn tell you that a screen scrolled. Four measures come nearer, and each is weak alone.

**Searches for the term and the name.** In Search Console, follow both weekly with regular expressions. For a firm called Sahyadri Filtration:

```text
term:   (compressed )?air loss.*(dust|collector|bag)|dust collector.*(air loss|compressor)
brand:  sahyadri ?filt|sahyadri dust
both:   sahyadri.*(air|dust|collector|calculator)
```

The third is the strongest sign: nobody types it who has not heard it from you.

**What people say.** One open field on the enquiry form does more than any attribution model:

```html
<label for="heard">What made you contact us now? (optional)</label>
<input id="heard" name="heard" maxlength="200" />
```

Leave it as free text. A list of channels gets you "Google", since that is where they last were; free text gets you "saw Mr Pawar's post about the timer, then searched".

**Who came.** Compare the companies of new enquirers with the followers and commenters of the two engineers. By hand, once a month: in a trade with 400 relevant plants that is feasible and exact.

**Sales calls.** Ask whether the customer used the term before the salesperson did. Keep a tally.

```sql
select date_trunc('month', called_on) as month,
       count(*) as first_calls,
       count(*) filter (where buyer_used_term) as used_term
from sales_calls
where call_number = 1
group by 1
order by 1;
```

With small numbers, do not calculate percentages. "Nought of eleven in January, four of nine in April" claims no more than it should.

## When to stop

- [ ] Page indexed and found for the term by week 6. If not, repair that first
- [ ] Comments come from the trade, and not only from colleagues and vendors
- [ ] At least a few searches for name and subject by week 12
- [ ] Two sales calls or more in which the buyer brought it up
- [ ] The engineers are willing to go on

Three ticks or more: continue, since repetition is what teaches a term. Fewer: the problem was ours and not the buyer's. Choose another.

The page remains in either case and goes on collecting the searches that arise, which is why it comes first. For consumer brands, the routine in [social posts that support search](/blog/social-posts-that-support-search) fits better. We plan such terms and pages in our [content strategy service](/services/content-strategy), and carry them into search with [SEO in Pune](/services/seo/pune) for firms in that belt; [tell us](/contact) what your buyers complain about in the first five minutes.$md$, null
)
on conflict do nothing;
