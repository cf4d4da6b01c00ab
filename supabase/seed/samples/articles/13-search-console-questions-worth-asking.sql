-- Article: Search Console questions worth asking
insert into public.blog_posts
  (slug, title, excerpt, featured_image, featured_image_alt, author, author_id, is_featured, meta_title, meta_description, published_at, tags, categories, category, status, content, content_updated_at)
values (
  'search-console-questions-worth-asking',
  $t$Seven questions worth asking Search Console$t$,
  $t$The default chart answers no question. Seven that lead to a decision, each with the filter or query that answers it and the trap that comes with it.$t$,
  '/covers/search-console-questions-worth-asking.webp',
  $t$A chart with two rising lines, and a magnifying glass with a question mark over it.$t$,
  'Vikram Menon', '22222222-2222-4222-8222-222222222222', false,
  $t$Seven Search Console Questions Worth Asking$t$,
  $t$Seven Search Console questions that end in a decision, with regex filters, BigQuery SQL and the traps in positions, totals and anonymised queries.$t$,
  '2026-03-24T04:30:00Z',
  array['Analytics', 'search console', 'measurement', 'keyword research', 'indexing'], array['Analytics'], 'Analytics', 'published',
  $md$Open Search Console and you get a chart of clicks and impressions. It goes up or down, someone pastes it into a slide, and nothing follows. The tool is good; the default view simply is not a question. Here are seven that end in something to do. The first three need only the web interface, the later ones are easier with the bulk export to BigQuery, which is free to set up and starts collecting on the day you switch it on. It does not fill in the past, so switch it on today.

## Before you start: three properties of the data

- **Totals and rows differ.** Queries typed by very few people are withheld. The chart counts their clicks, the query table does not. On sites with many rare queries the gap can be larger than the visible part.
- **Position is an average over impressions.** If you begin to appear at 40 for new queries, the average gets worse while nothing has been lost.
- **There are breaks.** In September 2025, Google stopped supporting a parameter that listed 100 results on a page. Many properties saw desktop impressions fall and average position improve overnight, with no change for visitors. Do not compare impressions across that month.

## 1. How much of this is people who already know us?

Filter queries by a custom regex with your name and its usual misspellings. For a hospital in Kochi called, for example, Periyar Care:

```text
periyar ?care|periyarcare|peri?yar hospital|pariyar care
```

Choose *matches regex*, note the clicks, then *doesn't match regex*. The two lines have different causes: the first follows advertising, reputation and the news; the second follows your pages. Report them apart, for good. A rise in the sum that comes only from the name is not the work of the content team.

## 2. Which pages are one step from being useful?

Filter to India, one device, non-brand, three months. Sort by impressions and keep average positions between 5 and 15. For each row, look at the results page and decide:

| What you see | Then |
|---|---|
| The page answers, but results above answer sooner or better | Improve the page |
| The wrong page of yours is shown | Question 4 |
| Results are all marketplaces or map listings | Not winnable with this page type |
| The query means something else | Leave it |

Only the first row goes into the plan. Twenty minutes of looking saves weeks of "optimising" for queries that were never yours.

## 3. Did we lose clicks because fewer saw us, or fewer chose us?

Take two comparable periods and split the difference:

```text
effect of impressions = (impressions_new - impressions_old) * ctr_old
effect of ctr         = impressions_new * (ctr_new - ctr_old)
```

For example, 40,000 impressions and 1,200 clicks before; 50,000 and 1,000 after. The rate fell from 3.0% to 2.0%. Impressions contributed +300, the rate −500, together −200. More people saw the result and fewer chose it. Do it per query before drawing conclusions: if the added impressions are for queries where you rank at 30, the rate fell by arithmetic alone. If it fell on queries with an unchanged position, look at the page of results, as something new probably stands above you.

## 4. Which queries are answered by several of our pages?

Two URLs on one query are often harmless. They deserve attention if the pages serve the same purpose and neither does well.

```sql
with pairs as (
  select query, url, sum(clicks) as url_clicks, sum(impressions) as url_impressions
  from `my-project.searchconsole.searchdata_url_impression`
  where data_date >= date_sub(current_date('Asia/Kolkata'), interval 90 day)
    and search_type = 'WEB'
    and country = 'ind'
    and not is_anonymized_query
  group by query, url
  having url_impressions >= 50
)
select query,
       count(*) as pages,
       sum(url_clicks) as all_clicks,
       array_agg(struct(url, url_clicks, url_impressions) order by url_impressions desc limit 3) as top_pages
from pairs
group by query
having count(*) > 1
order by sum(url_impressions) desc
limit 100;
```

Remove the brand first, since your name legitimately brings up many pages. For the remainder, the choice between merging and telling the pages apart is in [pruning old content](/blog/pruning-old-content).

## 5. What is hidden in the withheld queries?

The export marks them, so you can at least see on which pages they land:

```sql
select url,
       sum(clicks) as all_clicks,
       round(safe_divide(sum(if(is_anonymized_query, clicks, 0)), sum(clicks)), 2) as withheld_share
from `my-project.searchconsole.searchdata_url_impression`
where data_date >= date_sub(current_date('Asia/Kolkata'), interval 90 day)
  and search_type = 'WEB'
group by url
having all_clicks >= 30
order by withheld_share desc;
```

A high share means the page is found through many differently worded, rare questions. That is common with Roman Hindi, where spelling is free, and with part numbers. Such a page should not be judged by its visible queries, and certainly not shortened to fit them.

## 6. Which URLs has Google seen and declined?

In *Page indexing*, open "Crawled - currently not indexed" and "Discovered - currently not indexed". Export both lists and count by template:

```text
^https://www\.shop\.example/(product|category|tag|blog|search)/
```

Twelve odd URLs are noise. Nine hundred tag pages are a decision somebody made about your CMS, and the remedy is to stop producing them. If proper product pages appear, compare five of them with five that are indexed: text of their own, internal links, stock status. Differences usually show within half an hour. The method for choosing a remedy is in [canonical, redirect or noindex](/blog/canonical-redirect-or-noindex).

## 7. Did the change do anything?

Before a change, write down the pages, the date, the measure and what would count as success. Choose a second group of similar pages that you leave alone. Afterwards compare the two:

```sql
select if(url in unnest(@changed), 'changed', 'left alone') as page_group,
       if(data_date < @change_date, 'before', 'after') as period,
       sum(clicks) as all_clicks,
       sum(impressions) as all_impressions,
       sum(sum_position) / sum(impressions) + 1 as avg_position
from `my-project.searchconsole.searchdata_url_impression`
where data_date between date_sub(@change_date, interval 42 day) and date_add(@change_date, interval 41 day)
  and search_type = 'WEB'
  and (url in unnest(@changed) or url in unnest(@control))
group by page_group, period;
```

Positions in the export start at zero, hence the `+ 1`. If both groups rose alike, it was the season or an update and not your work. It is unpleasant to find that out, and much better than repeating it on 400 pages.

## A monthly half-hour

1. Brand and non-brand clicks, against the same month last year.
2. The ten largest losses, split as in question 3.
3. New URLs under "Crawled - currently not indexed", by template.
4. One experiment read, one started.

If you want these queries set up on your own project and explained to your team, that is a small piece of work within our [SEO service](/services/seo), or start with a [technical audit](/blog/what-a-technical-seo-audit-should-find). [Tell us the property's size](/contact).$md$, null
)
on conflict do nothing;
