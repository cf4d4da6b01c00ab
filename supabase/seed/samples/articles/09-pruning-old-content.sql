-- Article: Pruning old content without regret
insert into public.blog_posts
  (slug, title, excerpt, featured_image, featured_image_alt, author, author_id, is_featured, meta_title, meta_description, published_at, tags, categories, category, status, content, content_updated_at)
values (
  'pruning-old-content',
  $t$Pruning old content without regret$t$,
  $t$Deleting pages by traffic alone removes the ones that sell. A review that sorts every old page into five outcomes, with the query, the redirect rules and a way back.$t$,
  '/covers/pruning-old-content.webp',
  $t$A potted tree whose leaves are pages; secateurs cut one off, and two old ones lie on the ground.$t$,
  'Farah Siddiqui', '33333333-3333-4333-8333-333333333333', false,
  $t$Pruning Old Content: A Review in Five Outcomes$t$,
  $t$Sort every old page into keep, improve, merge, move out of search or remove, using one joined data sheet, clear redirect rules and a log to undo it.$t$,
  '2026-06-16T04:30:00Z',
  array['Content Strategy', 'content planning', 'audits', 'redirects'], array['Content Strategy'], 'Content Strategy', 'published',
  $md$Take, for example, a furniture maker in Jodhpur with 240 articles. The first were written in 2014 by the founder, about sheesham, termites and polish. Then came an agency that was paid by the article, and produced *10 Sofa Trends for 2019*. Somebody now proposes to delete everything with fewer than ten visits a month. It sounds tidy, and it would remove the page on repairing termite damage, which has six visits a month and is quoted in half the restoration enquiries.

Pruning is worth doing. Old pages mislead customers, compete with better pages of yours, and consume the attention of everyone who must maintain them. But traffic on its own is a poor judge.

## What pruning can and cannot do

Be honest about the aim before opening the spreadsheet. Removing weak pages does not lift the others by some fixed amount, and on a site of a few hundred pages, crawling is seldom a constraint. The gains you can count on are these:

- visitors stop arriving at advice, prices or products that are no longer true;
- links and queries that are spread over three similar pages gather on one;
- editors know which pages they are responsible for.

If none of the three applies to a page, leave it.

## Build one sheet

Collect five sources for the last 16 months, one row per URL. Sixteen because that is what Search Console keeps, and it covers a full year of seasons with some overlap.

| Source | Columns |
|---|---|
| CMS export | URL, title, author, published, last real edit |
| Search Console | Clicks, impressions, leading query |
| Analytics | Sessions from all channels, enquiries after a visit to the page |
| Links report | Linking domains, and whether the links are recent |
| Crawl of your own site | Internal links in, status, canonical |

Load them as tables and join from the CMS list. Starting from analytics would lose the pages that nobody visits, and those are what you are looking for.

```sql
select p.url,
       p.title,
       p.last_edit,
       coalesce(g.clicks, 0)         as clicks,
       coalesce(g.impressions, 0)    as impressions,
       g.top_query,
       coalesce(a.sessions, 0)       as sessions,
       coalesce(a.enquiries, 0)      as enquiries,
       coalesce(l.linking_domains, 0) as linking_domains,
       count(*) over (partition by g.top_query) as pages_with_same_query
from pages p
left join search_console g using (url)
left join analytics a using (url)
left join links l using (url)
order by coalesce(a.enquiries, 0), coalesce(g.clicks, 0), p.last_edit;
```

Rows where `top_query` is empty will share one large count; ignore it. Elsewhere, a count above one marks a possible merger.

Then ask sales and support for the URLs they send to customers. Links sent by WhatsApp arrive without a referrer, so the page may look unloved while it is doing daily work.

## Five outcomes, in this order

Take the first that fits.

### 1. Keep

It earns enquiries, has links from living sites, or colleagues use it, and it is still true. Write the next review date in the sheet and move on. In the Jodhpur example, the termite page stops here.

### 2. Improve

There are impressions but few clicks, or the subject matters and the page is out of date. Keep the URL. Put the page into the editorial plan with [a proper brief](/blog/content-briefs-writers-will-use), because "refresh" without one means changing the year in the title.

### 3. Merge

Two or more pages answer the same question. Search the leading query of each: if the results are nearly the same, so is the question. Choose the survivor by links first, clicks second, neatness of the URL last. Move the best paragraphs of the others into it, then redirect.

### 4. Take out of search

Some pages serve existing customers and nobody else, such as care instructions for a discontinued range or an old warranty text. They should stay reachable but need not be found. Use `noindex`, and leave them crawlable so that the instruction can be read.

### 5. Remove

Nothing above applies. If there is a close substitute, use a 301 to it. If there is none, return 410 or 404 and let it go. Sending forty dead articles to the home page helps no visitor, and search engines tend to treat such redirects as missing pages anyway. The differences are worked through in [canonical, redirect or noindex](/blog/canonical-redirect-or-noindex).

> The question for every redirect: would somebody who clicked the old title be content with where they land? If you would have to explain it, it is the wrong target.

## A sample of the finished sheet

| Page | Clicks | Enquiries | Domains | Outcome | Target |
|---|---|---|---|---|---|
| /blog/termite-damage-repair | 96 | 11 | 3 | Keep | |
| /blog/sheesham-vs-mango-wood | 2,140 | 4 | 9 | Improve | |
| /blog/mango-wood-or-sheesham | 310 | 0 | 1 | Merge | /blog/sheesham-vs-mango-wood |
| /blog/care-guide-2016-range | 12 | 0 | 0 | Noindex | |
| /blog/10-sofa-trends-2019 | 3 | 0 | 0 | Remove | 410 |

The figures are made up; the shape is typical. Most rows end in the first two outcomes. If more than half of yours are marked for removal, have a second person check a sample before anything is published.

## Do it in batches

1. **Save everything.** Export the text and images of every page that will change. A page you cannot restore should not be deleted.
2. **Begin with the mergers.** They preserve the most value, and one topic at a time is a natural batch.
3. **Change internal links first**, so that menus and articles point at the survivor. Only then add the redirect.
4. **Remove changed URLs from the sitemap**, and add nothing else in the same release.
5. **Wait four weeks** before the next batch. If three batches go out at once and something falls, you will not know which one to reverse.

Watch the survivor's clicks against the sum of the merged pages over the same weeks of the previous year. Compare with the previous month and you will mistake the monsoon for an effect.

## Keep a log

Every change gets a line: date, URL, outcome, target, who decided, why. When someone asks in November where the Diwali lighting guide went, the log answers in a minute.

- [ ] CMS list is the base of the sheet
- [ ] Sales and support have named the pages they use
- [ ] Each redirect target answers the same question
- [ ] No redirect points at another redirect
- [ ] Backups open, and somebody has tried one
- [ ] Next review date set for every page kept

For a large archive, we run this review with your editors as part of [content strategy](/services/content-strategy); publishers and shops in the east can begin with [content strategy in Kolkata](/services/content-strategy/kolkata).$md$, null
)
on conflict do nothing;
