-- Article: A search calendar for the festive season
insert into public.blog_posts
  (slug, title, excerpt, featured_image, featured_image_alt, author, author_id, is_featured, meta_title, meta_description, published_at, tags, categories, category, status, content, content_updated_at)
values (
  'festive-season-search-calendar',
  $t$A search calendar for the festive season$t$,
  $t$Diwali moves by up to three weeks between years, so last year's dates mislead. How to align your data to the festival and work backwards to page, advertisement and delivery dates.$t$,
  '/covers/festive-season-search-calendar.webp',
  $t$A month of a calendar with the 23rd starred and the days around it shaded, beside a lit diya.$t$,
  'Ananya Rao', '11111111-1111-4111-8111-111111111111', false,
  $t$A Festive Season Search Calendar for India$t$,
  $t$Plan the 2026 festive season in search: align last year's data to Diwali, set dates for pages, ads and delivery cut-offs, and keep URLs for next year.$t$,
  '2026-04-14T04:30:00Z',
  array['Marketing', 'seasonal', 'e-commerce', 'google ads', 'content planning'], array['Marketing'], 'Marketing', 'published',
  $md$In 2025, Lakshmi Puja fell on 20 October for most of the country. In 2026 it falls on 8 November, nineteen days later. A shop that plans by comparing October with October will conclude in the third week that demand has collapsed, cut its bids, and miss the real peak. The first rule of festive planning is to count in days before the festival.

It is April. That is early for advertising and just in time for pages.

## The dates this plan hangs on

| Festival, 2026 | Date | Searches it moves, for example |
|---|---|---|
| Onam (Thiruvonam) | 26 August | Kasavu sarees, sadya delivery, appliances in Kerala |
| Raksha Bandhan | 28 August | Rakhi with delivery, gifts for siblings |
| Ganesh Chaturthi | 14 September | Eco-friendly idols, decoration, modak |
| Navratri begins | 11 October | Chaniya choli, fasting foods, vehicle bookings |
| Dussehra | 20 October | Vehicles, tools, offices opening |
| Dhanteras | 6 November | Gold, silver coins, utensils |
| Diwali | 8 November | Gift boxes, lights, sweets, home decoration |
| Chhath | 15 November | Travel, puja items in Bihar and beyond |

Local calendars differ by a day in places, and West Bengal lives by Durga Puja, so confirm with the almanac your customers use. Mark too the fortnight of Pitru Paksha, which ends just before Navratri: many families avoid large purchases then, and a dip in those days is no cause for alarm.

## Align last year's data

Search Console keeps 16 months. In April 2026 it still holds the whole of the 2025 season. Export it now, by date and query, since those weeks will drop out one day at a time early next year.

Put the daily export in a sheet, with the date in column A and clicks in column B, and add the distance to Diwali:

```text
C2   =A2-DATE(2025,10,20)            days to Diwali 2025, negative before
D2   =DATE(2026,11,8)+C2             the same day of the 2026 season
E5   =AVERAGE(B2:B8)                 seven-day average, smooths weekends
```

Chart E against D. You now see 2025 placed on the dates of 2026. Look for three points: the day the curve leaves its normal level, the peak, and the last day on which orders could still be delivered. For a seller of dry-fruit boxes at Khari Baoli in Delhi, for example, the corporate queries may start seven weeks ahead and be over when household demand begins. Treat them as two curves.

A filter that separates festival queries, for the Search Console query field:

```text
diwali|deepavali|deepawali|dhanteras|dipawali|दिवाली|दीपावली|धनतेरस
```

And one for bulk buyers:

```text
corporate|bulk|wholesale|employee|client gift|for staff
```

## Working backwards

With Diwali on 8 November as day zero:

| Weeks before | From | Search work | Elsewhere in the business |
|---|---|---|---|
| 24 | 24 May | Review last season's pages and queries | Range and prices discussed |
| 16 | 19 July | Festival pages updated and linked | Photography of samples |
| 12 | 16 August | Corporate catalogue page live | Sales list for company gifts |
| 8 | 13 September | Corporate ads on; profile photos updated | Stock ordered |
| 4 | 11 October | Consumer ads on; budgets follow the curve | Packing tested |
| 2 | 25 October | Delivery dates on every product page | Courier cut-offs confirmed |
| 0 | 8 November | Switch to same-day and local pickup | |
| After | 9 November | Pages changed back, notes written | Returns |

Sixteen weeks for pages may look excessive. A page needs to be crawled, linked and compared before it settles, and you want to find out in August and not in October that Google has chosen another URL.

## One URL for every year

Use `/diwali-gifts/`, never `/diwali-gifts-2026/`. A new address each year throws away whatever the last one earned. Put the year in the title and the text, where it is easily changed.

After the season, do not delete or redirect the page. Change it to what a visitor in February can use: next year's date, the corporate catalogue, a form to be told when boxes are available. Leave it linked from one permanent place, such as the gifts category. If you already have a row of dated pages, redirect all of them to the permanent one, as described in [canonical, redirect or noindex](/blog/canonical-redirect-or-noindex).

## Delivery is the search term of the last fortnight

From about two weeks before, *gift box* turns into *gift box delivery before diwali*. Answer with a table on the product page, and take the dates from your courier and not from hope:

| Deliver to | Order by |
|---|---|
| Delhi NCR | 6 November, noon |
| Mumbai, Bangalore, Hyderabad, Chennai, Kolkata | 3 November |
| Other cities with air service | 1 November |
| North-East, Jammu and Kashmir, islands | 27 October |

These dates are an illustration. Show yours near the button, and let the page remove rows that have passed:

```javascript
const now = Date.now();

for (const row of document.querySelectorAll('tr[data-order-by]')) {
  if (Date.parse(row.dataset.orderBy) < now) row.hidden = true;
}
```

Write the attribute with its time zone, `data-order-by="2026-11-06T12:00:00+05:30"`, or a customer in Dubai ordering for parents in Delhi sees a different table.

## Money follows the curve

Divide the advertising budget by the aligned curve and not by twelve equal weeks. If 2025 shows that 45% of festive orders came in the final fortnight, that fortnight should get about that share, less whatever arrives after the cut-off. Two further points:

- Click prices rise when everybody bids. Recalculate your highest affordable click before the season with the method in [your first Google Ads budget](/blog/first-google-ads-budget), and hold to it.
- For automated bidding, a seasonality adjustment is meant for short events of one to seven days, such as Dhanteras weekend. It is not for the whole month.

## The page for whoever is on duty

- [ ] Special opening hours entered in every Business Profile, including the closed days
- [ ] Courier cut-off changed in one place that all pages read
- [ ] Out-of-stock products stay online, with a date or an alternative
- [ ] Someone with the right to pause ads is reachable on Diwali weekend
- [ ] No site release between 25 October and 9 November
- [ ] Notes kept daily: what sold out, what people asked, what broke

> Write the review in the week after Bhai Dooj, while it still hurts. In April nobody remembers that the lights ran out on the Tuesday.

Should you want the curve drawn from your own data, [ask us](/contact) before July. For shops, it is part of [e-commerce SEO](/services/ecommerce-seo), with local plans such as [e-commerce SEO in Mumbai](/services/ecommerce-seo/mumbai).$md$, null
)
on conflict do nothing;
