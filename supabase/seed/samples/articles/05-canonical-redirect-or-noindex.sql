-- Article: Canonical, redirect or noindex?
insert into public.blog_posts
  (slug, title, excerpt, featured_image, featured_image_alt, author, author_id, is_featured, meta_title, meta_description, published_at, tags, categories, category, status, content, content_updated_at)
values (
  'canonical-redirect-or-noindex',
  $t$Canonical, redirect or noindex?$t$,
  $t$Three tools remove a URL from search results in three different ways. Two questions tell you which one to use, and five combinations cancel each other out.$t$,
  '/covers/canonical-redirect-or-noindex.webp',
  $t$Three paths between pages: one marked right, one leading round to another page, one stopped by a barrier.$t$,
  'Vikram Menon', '22222222-2222-4222-8222-222222222222', false,
  $t$Canonical, Redirect or Noindex: How to Choose$t$,
  $t$Two questions decide whether a duplicate or unwanted URL needs a canonical, a redirect, a noindex or a 410, with headers, examples and common conflicts.$t$,
  '2026-09-08T04:30:00Z',
  array['SEO', 'technical SEO', 'indexing', 'redirects'], array['SEO'], 'SEO', 'published',
  $md$A hotel booking site in Kochi has twelve rooms and a crowd of addresses for each: with and without `www`, with a date, with a currency, with a campaign tag, in a print view. The team has put a canonical on some, a `noindex` on others, a few lines in `robots.txt`, and hopes. Hope is not needed. Two questions settle almost every case.

1. **Should a person who opens this URL see this page?** If not, redirect it, or let it be gone.
2. **If yes, should this URL appear in search results?** If it should not because another URL says the same thing, use a canonical. If it should not at all, use `noindex`.

Everything else is detail, and the detail is below.

## What each tool tells a search engine

| Tool | Meaning | Visitor sees | Do its signals move? | Strength |
|---|---|---|---|---|
| 301 or 308 | This has moved for good | The target page | Yes, to the target | Strong signal |
| 302 or 307 | Elsewhere for now | The target page | Not the intention | Weak signal |
| `rel="canonical"` | Same content, prefer that URL | This page | Yes, if accepted | A strong hint, may be overruled |
| `noindex` | Show this nowhere | This page | No | A rule, obeyed once it is read |
| 404 or 410 | There is nothing here | An error page | No | Removed after recrawling |
| `robots.txt` disallow | Do not fetch | This page | No | Stops crawling, does not remove |

The last row causes the most damage. A disallowed URL that is linked from elsewhere can still be indexed, without a description, and any `noindex` on it will never be seen.

## Redirect: when the old address has no purpose

Use a permanent redirect when a page moved, when two articles were merged, or when the variation is pure noise, such as upper case, a double slash or a missing `www`. Send each old URL to its closest equivalent. Redirecting four hundred discontinued products to the home page is usually treated as a soft 404, and it annoys the visitor.

```nginx
# One hop: scheme, host and trailing slash are settled together
map $request_uri $clean_uri {
  ~^(?<path>/[^?]+)/(?<query>\?.*)?$  $path$query;
  default                             $request_uri;
}
server {
  listen 80;
  listen 443 ssl;
  server_name hotel.example;
  return 301 https://www.hotel.example$clean_uri;
}
```

Check for chains with one command. You want exactly one redirect followed by a 200:

```bash
curl -sIL http://hotel.example/rooms/ | grep -iE '^(HTTP|location)'
```

Keep redirects for at least a year, and in practice for as long as anyone links to the old address.

## Canonical: when both addresses must work

The page with `?currency=EUR` must open, because a visitor chose it. The campaign link must open, because somebody paid for the click. Neither should compete with the room page. Give them all the same absolute, clean URL, and let the clean page point at itself:

```html
<link rel="canonical" href="https://www.hotel.example/rooms/lake-view" />
```

For a PDF or any other file without a `head`, the header does the same work:

```http
HTTP/1.1 200 OK
Content-Type: application/pdf
Link: <https://www.hotel.example/rooms/lake-view>; rel="canonical"
```

A canonical is believed when everything else agrees with it. Internal links, the sitemap and `hreflang` must all use the canonical URL. And the pages must really be alike: a canonical from page 2 of a list to page 1 hides what is listed on page 2. Google's own advice on [consolidating duplicate URLs](https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls) says the same at greater length.

## Noindex: when people need the page and searchers do not

Cart, internal search results, "thank you for your booking", a filtered list with one room in it. The page has a purpose; it simply is nobody's answer.

```html
<meta name="robots" content="noindex" />
```

Use the `X-Robots-Tag: noindex` header for files, or for a whole folder at the server. Leave the folder crawlable, or the rule cannot be read. For anything private, `noindex` is the wrong tool: it must sit behind a login.

## Gone: when nothing should be there

A discontinued product without a successor, an event from 2019, pages injected by a hack. Return 410, or 404 if that is what your platform does; the effect is nearly the same. If the old page still earns links or visits, ask first whether a useful successor could exist.

## Eleven addresses, decided

Here is the Kochi hotel's list, with a decision for each kind:

| URL | Decision |
|---|---|
| `http://hotel.example/rooms/lake-view` | 301 to the `https://www` form |
| `/Rooms/Lake-View` | 301 to lower case |
| `/rooms/lake-view/` | 301 without the slash |
| `/rooms/lake-view?utm_source=mail` | Canonical to the clean URL |
| `/rooms/lake-view?currency=EUR` | Canonical |
| `/rooms/lake-view?checkin=2026-12-24` | Canonical |
| `/rooms/lake-view/print` | Remove it; use a print stylesheet; 301 |
| `/rooms?view=lake` | `noindex`, or a real page if people search for it |
| `/search?q=lake` | `noindex` |
| `/rooms/old-lake-wing` (demolished) | 410 |
| `/booking/confirm?id=8812` | Login or a signed token; also `noindex` |

Notice the eighth row. Before hiding a filtered page, look in Search Console for queries that match it. If people search for "lake view rooms Kochi", that page should become a proper one with its own URL and text. Shops face the same choice with every filter; see [category pages that sell](/blog/category-pages-that-sell).

## Five combinations that cancel out

- **`noindex` and a canonical to another URL.** One says "the same as that page", the other says "show nowhere". Choose one.
- **`robots.txt` disallow and `noindex`.** The second is never read. Allow crawling until the URL has dropped out, then disallow if you must.
- **A canonical to a URL that redirects.** Point it at the final address.
- **A canonical to a page that is `noindex`.** At best ignored, at worst both disappear.
- **A redirected URL that stays in the sitemap.** List only URLs that answer 200, are indexable and are their own canonical.

## Proving that it worked

Use URL inspection on five URLs of each kind and read two lines: the user-declared canonical and the Google-selected one. If they differ, look for the disagreeing signal before touching the tag; it is usually an internal link in the menu. Then wait. A large site needs weeks to be recrawled, and reversing a decision after four days tells you nothing.

If you inherit a site where all six tools were used at once, begin with the four URL lists in [what a technical SEO audit should find](/blog/what-a-technical-seo-audit-should-find). We do this work as part of our [SEO service](/services/seo), for hotels and shops in [Kochi](/services/seo/kochi) and elsewhere.$md$, null
)
on conflict do nothing;
