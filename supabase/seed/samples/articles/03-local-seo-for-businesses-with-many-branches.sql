-- Article: Local SEO for businesses with many branches
insert into public.blog_posts
  (slug, title, excerpt, featured_image, featured_image_alt, author, author_id, is_featured, meta_title, meta_description, published_at, tags, categories, category, status, content, content_updated_at)
values (
  'local-seo-for-businesses-with-many-branches',
  $t$Local SEO for businesses with many branches$t$,
  $t$Twenty branches need one source of truth, one page each and a rhythm for upkeep. A working set-up, from the master sheet to the structured data on each page.$t$,
  '/covers/local-seo-for-businesses-with-many-branches.webp',
  $t$A city map at night with one large pin joined by dotted lines to ten smaller ones.$t$,
  'Ananya Rao', '11111111-1111-4111-8111-111111111111', false,
  $t$Local SEO for Businesses With Many Branches$t$,
  $t$A working set-up for local search across many branches: one master sheet, a useful page per branch, clean profiles, structured data and monthly upkeep.$t$,
  '2026-10-13T04:30:00Z',
  array['SEO', 'local SEO', 'structured data', 'reviews'], array['SEO'], 'SEO', 'published',
  $md$A diagnostics chain with 24 collection centres across Tamil Nadu and Kerala has, in search terms, 24 businesses. Each has its own address, hours, rivals and reputation. Yet the usual set-up is a single "Our Centres" page with a drop-down list, and 24 profiles created by 24 branch managers with 24 spellings of the name. What follows is the set-up we would build instead, in the order we would build it.

## Begin with a sheet, not a website

Everything published about a branch should come from one table that one person owns. Website, Google profile, structured data and directory listings are copies. If the Kochi branch changes its Sunday hours, exactly one cell changes first.

| Column | Example | Why it is there |
|---|---|---|
| store_code | `KL-COK-02` | Never changes, even when the name does |
| name | Example Diagnostics | Identical in every row, no locality added |
| locality, landmark | Kadavanthra, opposite the metro station | How people really give directions |
| phone | 0484 000 0002 | Rings at the branch, not at head office |
| lat, long | from the pin on the roof | Postal addresses alone often place the pin wrongly |
| hours, holiday_hours | 06:30–20:00; Onam closed | The most visible thing to get wrong |
| services | blood test, MRI, home collection | Differs by branch, so it decides who ranks for what |
| page_url | `/centres/kochi/kadavanthra` | One page, permanent |
| status | open, moving, closed | Drives what happens to page and profile |

Two rules keep the sheet honest: the branch manager confirms the row every quarter, and nobody edits a profile directly.

## Give every branch a page that deserves to exist

A page which differs from its neighbours only by the name of the area helps nobody, and Google's spam policies describe sets of such pages as doorways. Before you build, write down what can be different. For a collection centre:

- which tests are done there and which are sent elsewhere, with reporting time;
- how to arrive: landmark, parking, lift, the bus stop people use;
- which languages the front desk speaks;
- the names and photographs of the staff, with their consent;
- answers to questions that branch really receives ("Is fasting needed for tests before 8 am?").

If you cannot fill four of these five for a branch, do not publish the page yet. Keep the branch in a list on the city page until you can.

### The structure of URLs

Use a plain hierarchy with links at each level, so that a person and a crawler can both walk it:

```text
/centres                         all cities, as a list of links
/centres/kochi                   all branches in Kochi, with a map
/centres/kochi/kadavanthra       one branch
```

A search box alone is not enough. If the only way to a branch is typing a PIN code, nothing links to that page.

### Structured data from the same row

Mark up what the page shows, and generate it from the sheet. Use the most specific type that fits, such as `MedicalClinic`, `Restaurant` or `JewelryStore`, and give each branch its own `@id`.

```json
{
  "@context": "https://schema.org",
  "@type": "MedicalClinic",
  "@id": "https://www.diagnostics.example/centres/kochi/kadavanthra#branch",
  "name": "Example Diagnostics",
  "branchCode": "KL-COK-02",
  "url": "https://www.diagnostics.example/centres/kochi/kadavanthra",
  "telephone": "+91-484-000-0002",
  "address": {
    "@type": "PostalAddress",
    "streetAddress": "12 Sample Road, Kadavanthra",
    "addressLocality": "Kochi",
    "addressRegion": "Kerala",
    "postalCode": "682020",
    "addressCountry": "IN"
  },
  "geo": { "@type": "GeoCoordinates", "latitude": 9.9661, "longitude": 76.2995 },
  "openingHoursSpecification": [{
    "@type": "OpeningHoursSpecification",
    "dayOfWeek": ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    "opens": "06:30",
    "closes": "20:00"
  }],
  "parentOrganization": { "@id": "https://www.diagnostics.example/#organisation" }
}
```

Leave ratings out of it. Stars that a business publishes about itself are not eligible for review snippets.

## Bring the profiles under one roof

1. Create one business group in Business Profile Manager, owned by an address on the company's domain. Personal accounts leave with the person.
2. Find duplicates before you add anything: search Maps for the brand, for old brand names and for each phone number.
3. Import the sheet with your store codes. With ten or more locations of the same business you can apply for verification as a chain; service-area businesses cannot.
4. Link each profile to its branch page and not to the home page, with a tag so that visits can be counted: `?utm_source=google&utm_medium=organic&utm_campaign=gbp&utm_content=KL-COK-02`. Make sure that the page's canonical is the clean URL.
5. Set the primary category once for the chain, and secondary categories by branch, only for services truly offered there.

The errors that undo this work are the same everywhere; we list them in [Google Business Profile mistakes](/blog/google-business-profile-mistakes).

## Reviews, branch by branch

Ask every customer, at the same moment, in the same way: a card or message with the review link of that branch, after the report is delivered. Do not ask only the pleased ones, and offer nothing in return; both break Google's policy. Reply from the branch, in the language of the review, within a week. When a complaint names a fact ("the machine was not working"), check it and say what was found.

## When a branch moves, merges or shuts

- **Moves within the city:** edit the address on the existing profile; keep the page URL if the locality stays the same, otherwise redirect the old page to the new one.
- **Merges with another:** mark the profile permanently closed and redirect the page to the surviving branch.
- **Shuts with nothing nearby:** mark the profile closed and leave the page up for a few months, with a clear notice and the nearest alternative; then return 410.

Never reuse a store code.

## Measure by branch and not by brand

Average position across 24 branches is a number without a meaning. Keep one row per branch per month: profile views, calls, direction requests, visits to the branch page, and one thing the branch counts itself, such as walk-ins who say "Google". Compare each branch with its own last quarter. Then look at the bottom three and go down the sheet: wrong hours, wrong category, thin page, no recent reviews. It is rarely mysterious.

A monthly rhythm for one coordinator:

- [ ] Compare profiles with the sheet and reject unwanted suggested edits
- [ ] Enter special hours for the coming month's holidays, by state
- [ ] Answer open reviews
- [ ] Add two new photographs to the five stalest branches
- [ ] Update the three weakest branch pages

If several of your branches are in one metropolitan area, plan that city as a whole. Our pages on [local SEO in Chennai](/services/local-seo/chennai) and [local SEO in Kochi](/services/local-seo/kochi) show what that involves, and the [local SEO service](/services/local-seo) covers the set-up described here.$md$, null
)
on conflict do nothing;
