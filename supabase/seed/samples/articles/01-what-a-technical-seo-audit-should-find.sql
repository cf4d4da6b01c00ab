-- Article: What a technical SEO audit should find
insert into public.blog_posts
  (slug, title, excerpt, featured_image, featured_image_alt, author, author_id, is_featured, meta_title, meta_description, published_at, tags, categories, category, status, content, content_updated_at)
values (
  'what-a-technical-seo-audit-should-find',
  $t$What a technical SEO audit should find$t$,
  $t$An audit is useful when it ends in a short list of faults, each with evidence, an owner and a test. Here are the five questions ours must answer.$t$,
  '/covers/what-a-technical-seo-audit-should-find.webp',
  $t$A tree of linked pages with two missing, and a magnifying glass over a page with a fault.$t$,
  'Vikram Menon', '22222222-2222-4222-8222-222222222222', true,
  $t$What a Technical SEO Audit Should Find and Prove$t$,
  $t$Five questions a technical SEO audit must answer, the commands and queries that answer them, and a way to order the faults so that they get fixed.$t$,
  '2026-11-09T04:30:00Z',
  array['SEO', 'technical SEO', 'audits', 'indexing'], array['SEO'], 'SEO', 'published',
  $md$Most audits are exports. A crawler runs overnight, a tool colours two hundred rows red, and the document lands on a developer who fixes the three easiest. An audit that earns its fee is different: it makes a small number of claims about the site, proves each one, and says how anyone can check that the fault is gone.

Take, for example, a furniture retailer in Jaipur with 4,000 products and a few dozen articles. Five questions cover nearly everything worth finding on it. They are asked in order, because a fault in an early question makes the later ones meaningless.

## 1. Which URLs exist, and who says so?

Gather four lists before opening any crawler report:

- the URLs in the XML sitemap;
- the URLs a crawler reaches by following links from the home page;
- the URLs Search Console reports impressions for over 16 months;
- the URLs that Googlebot requested in the server logs of the last 30 days.

Load them as four tables and compare. The differences are the audit.

```sql
-- Pages that earn impressions but that no internal link reaches
select g.url, g.clicks, g.impressions
from gsc_pages g
left join crawled c using (url)
where c.url is null and g.impressions > 50
order by g.clicks desc;
```

On the furniture site, this query might return last year's festive landing pages: removed from the menu, still ranking, still showing last year's prices. The opposite join (crawled, in the sitemap, never requested by Googlebot) finds product pages buried behind a filter that only works with JavaScript.

## 2. Does each URL answer with the right status?

Ask the server and not the browser. Test one URL of every template and every kind of mistake a visitor can make:

```bash
for u in / /sofas /sofas/ /Sofas /sofas?page=999 /no-such-page /products/discontinued-chair; do
  printf '%s  ' "$u"
  curl -s -o /dev/null -w '%{http_code} %{redirect_url}\n' "https://shop.example$u"
done
```

What you want to see: one 200 for each real page, a single-hop 301 or 308 for variants in case or slash, and a true 404 or 410 for the rest. What you often see is a 200 with the words "product not found", which Google calls a soft 404, or a chain such as `http` to `https` to `www` to a trailing slash. The choice of remedy for each case is a subject of its own; we wrote it down in [canonical, redirect or noindex](/blog/canonical-redirect-or-noindex).

## 3. Is the page complete before scripts run?

Google renders JavaScript, but later and less reliably than it reads HTML, and other crawlers may not render at all. Fetch the raw response and look for the four things that must be in it:

```bash
curl -s https://shop.example/sofas/oslo-3-seater |
  grep -oiE '<title>[^<]*|rel="canonical"[^>]*|<h1[^>]*>[^<]*|name="robots"[^>]*'
```

No output for the `h1` means the heading is built in the browser. A canonical that differs between the raw and the rendered page is worse: the two contradict each other, and you cannot know which will be used. Compare the raw source with the rendered HTML in Search Console's URL inspection before you call it a fault.

## 4. Which page is meant to rank for what?

Export query and page together from Search Console, keep rows with at least 20 impressions, and count pages by query. A query with two or more of your own URLs is a candidate for conflict, and only a candidate: a brand name will naturally show several pages. Read each case by eye.

| Query (for example) | URLs that appear | Reading |
|---|---|---|
| sheesham dining table 6 seater | category, tag page, blog post | Tag page duplicates the category: merge |
| brand name returns | home, policy page | Normal, leave alone |
| study table online | two categories, alternating by week | Overlapping categories: choose one |
| sofa cleaning | article, product | Different intents, keep both |

The same export shows templates that never appear at all. If 900 product pages have no impressions in 16 months, the question is whether they should exist. That is a decision for the business, not a crawl error.

## 5. How does it feel on the phone a customer holds?

Use field data where there is any and a throttled mid-range Android phone where there is not. Report by template: "product pages have a slow main image because the carousel script inserts it" is a fault someone can fix, while "the site scores 43" is not. The method we use is described in [Core Web Vitals on Indian mobile networks](/blog/core-web-vitals-on-indian-mobile-networks).

## Writing a fault so that it gets fixed

A finding needs six lines. Anything longer goes to an appendix.

> **Filter URLs are indexable and linked.** 11,200 crawled URLs carry `?colour=` (evidence: crawl export, column F). Googlebot spent 38 of every 100 logged requests on them last month. Fix: render filters as buttons that update the list without a crawlable link; keep the six colour pages that have demand as real categories. Owner: front end. Test: `grep -c 'href="[^"]*colour='` on any category returns 0. Effort: two days.

The numbers above are invented for the example; yours come from the lists in question 1. To put the faults in order, give each a score from 1 to 3 for three things: how many valuable pages it touches, how sure you are of the cause, and how cheap the fix is. Multiply. A 27 goes into this sprint, and anything under 6 goes into a list nobody needs to read this quarter.

## What to leave out

Leave out warnings that change nothing. Title tags of 62 characters, a missing `meta keywords`, "low text-to-HTML ratio" and a third `h2` on the page do not explain a loss of traffic. Each such row costs the document some of its credibility with the engineers who must act on it.

## Before you send it

- [ ] Every finding names a template or a URL list, not "the site"
- [ ] Every finding has a test that a developer can run
- [ ] Nothing is marked critical unless a valuable page is unreachable, unindexable or unusable
- [ ] The top five fit on one page
- [ ] A date is set on which the same four lists will be pulled again

The last line matters most. Pull the lists again six weeks after the release, run the tests, and close what passed. If you would rather have this done for you, our [SEO service](/services/seo) begins with exactly this audit; [tell us about the site](/contact) and we will say which of the five questions looks most urgent.$md$, null
)
on conflict do nothing;
