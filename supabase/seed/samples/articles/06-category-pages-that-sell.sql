-- Article: Category pages that sell
insert into public.blog_posts
  (slug, title, excerpt, featured_image, featured_image_alt, author, author_id, is_featured, meta_title, meta_description, published_at, tags, categories, category, status, content, content_updated_at)
values (
  'category-pages-that-sell',
  $t$Category pages that sell$t$,
  $t$In most shops the category page meets the searcher first. How to decide which categories should exist, what belongs on them, and how filters should behave.$t$,
  '/covers/category-pages-that-sell.webp',
  $t$Two shop shelves of bottles and boxes beside a list of filters, with a price tag in rupees on one box.$t$,
  'Ananya Rao', '11111111-1111-4111-8111-111111111111', false,
  $t$Category Pages That Sell: A Working Method$t$,
  $t$Decide which categories your shop needs from real queries, write text shoppers use, handle filters and pagination properly, and measure each category.$t$,
  '2026-08-18T04:30:00Z',
  array['SEO', 'e-commerce', 'content planning', 'indexing'], array['SEO'], 'SEO', 'published',
  $md$Somebody who types "cotton kurta set for women under 1500" is not looking for one product. She wants a shelf: enough kurtas to choose from, at that price, in cotton, in her size. The page that can answer is a category page, in many shops the most neglected one. It has a banner, a grid, and 600 words about the history of cotton at the bottom that nobody has read.

Below is our method, with an invented shop from Surat as the example.

## Decide which shelves should exist

Start from queries. Export twelve months of Search Console queries that contain your product noun, add keyword planner ideas, and add the terms typed into your own site search. Then break every query into its parts:

| Query | Product | Attribute | Price | Occasion | Audience |
|---|---|---|---|---|---|
| cotton kurta set for women under 1500 | kurta set | cotton | under 1500 | | women |
| haldi outfit for bride sister | outfit | | | haldi | bride's sister |
| chikankari kurti white | kurti | chikankari, white | | | |
| kurta set with dupatta office wear | kurta set | with dupatta | | office | |

Count how often each part appears, weighted by impressions. A part, or a pair of parts, deserves its own page when three things are true:

1. People search for it again and again, and not only in one week.
2. You can keep at least a dozen suitable products on it, all year or through its season.
3. Its best products are not the same as those of a page you already have.

The third rule is the one that is broken most. "Kurta for women", "women kurta", "ladies kurta" and "kurti for ladies" are one shelf with four names. Four pages would compete for the same place.

For the Surat shop the result might be: one page for kurta sets, four beneath it by fabric, three by occasion, and no page by colour except white chikankari. Everything else remains a filter.

## Put the answer above the fold

A phone shows perhaps 700 pixels. Spend them in this order: the heading, one sentence that helps a person choose, the filters, and the first products with price and delivery promise. A banner that repeats the heading only pushes the first product off the screen.

Compare two introductions.

> **Before:** Welcome to our exclusive collection of cotton kurta sets! Cotton kurta sets are a must-have in every woman's wardrobe. Explore our wide range of cotton kurta sets online at the best prices.

> **After:** Cotton kurta sets from ₹899, in sizes XS to 4XL. Cambric is crisp for office wear; mul is lighter for May. Every set shows whether the dupatta is included.

The second one is shorter, and states three facts that only this shop knows.

## Text that shoppers use

The right place for longer text is below the grid or between rows, and the right length is as long as the buying decision. Collect it from the people who answer the phone. What do they explain ten times a day? For kurta sets:

- how the shop's sizes compare with a favourite blouse measured flat;
- what shrinks, and by how much, in the first wash;
- what "semi-stitched" means and who stitches it;
- which sets arrive before Friday if ordered today.

Answer each in two or three sentences under a heading phrased as the customer would phrase it. A size table earns its place; a paragraph of synonyms does not.

## Make filters behave

Filters create most of a shop's technical trouble, since five filters with six values each can produce thousands of addresses. Sort them into three kinds and treat each kind the same way everywhere:

| Kind | Example | Treatment |
|---|---|---|
| Has demand and stock | fabric: cotton | Real category, clean URL, linked from its parent, in the sitemap |
| Useful to shoppers, no search demand | size, rating | Works in the page; URL with a parameter, `noindex` |
| Presentation only | sort order, grid or list | Parameter, canonical to the unsorted page |

For the second and third kinds, use controls that do not create links for crawlers to follow:

```html
<!-- A shelf: a link -->
<a href="/kurta-sets/cotton">Cotton</a>

<!-- A filter: a form control -->
<form method="get" action="/kurta-sets">
  <label><input type="checkbox" name="size" value="xl" /> XL</label>
  <button>Show results</button>
</form>
```

The form works without JavaScript and its results can be shared. How to choose between canonical and `noindex` is explained in [canonical, redirect or noindex](/blog/canonical-redirect-or-noindex).

## Let crawlers reach page seven

An endless scroll without links hides everything after the first screenful. Keep the scroll if you like, and put real links beneath it: `/kurta-sets?page=2`, each with its own self-referencing canonical. Pointing every page's canonical to page one tells Google to ignore the products that are only listed later.

## Link like a shopkeeper

A good shopkeeper says "if you like this, the dupattas are over there". Each category should link to its parent, its children, two or three neighbours that people really visit next, and one guide if you have it. Your analytics will show what "next" is: take the sessions that began on a category and count the second category viewed.

## When the shelf is nearly empty

Seasonal pages (rakhi gifts, wedding lehengas, school bags) should keep one permanent URL and never carry a year in it. Out of season, keep the page, say when the new range arrives, show what is still available and take an e-mail address. Fewer than four products for good? Merge the page into its parent with a redirect.

## Measure the shelf

Keep one row per category per month, and read the columns from left to right. The first weak one tells you where to work:

1. **Impressions** low: no demand, not indexed, or not linked.
2. **Click rate** low beside good positions: the title and description do not match the query. State price range, fabric, delivery.
3. **Product clicks per visit** low: wrong products first, or filters hidden.
4. **Add to cart** low after product clicks: price, photographs, sizes. This is merchandising, and no amount of SEO will repair it.

```sql
select category,
       sum(impressions)                                      as impressions,
       round(100.0 * sum(clicks) / nullif(sum(impressions), 0), 1)      as click_rate,
       round(100.0 * sum(product_clicks) / nullif(sum(visits), 0), 1)   as shelf_rate,
       round(100.0 * sum(carts) / nullif(sum(product_clicks), 0), 1)    as cart_rate
from category_month
where month = '2026-07-01'
group by category
order by impressions desc;
```

Choose the five categories with the most margin, sit down with the buyer and the developer, and change one thing a week. Our [e-commerce SEO service](/services/ecommerce-seo) works in the same way, for example with retailers in [Mumbai](/services/ecommerce-seo/mumbai) or [Bangalore](/services/ecommerce-seo/bangalore). Festive ranges need an earlier start: see the [festive season search calendar](/blog/festive-season-search-calendar).$md$, null
)
on conflict do nothing;
