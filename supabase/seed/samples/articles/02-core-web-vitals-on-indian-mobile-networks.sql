-- Article: Core Web Vitals on Indian mobile networks
insert into public.blog_posts
  (slug, title, excerpt, featured_image, featured_image_alt, author, author_id, is_featured, meta_title, meta_description, published_at, tags, categories, category, status, content, content_updated_at)
values (
  'core-web-vitals-on-indian-mobile-networks',
  $t$Core Web Vitals on Indian mobile networks$t$,
  $t$A page that passes on an office connection can fail on a train out of Borivali. How to measure what your visitors in India get, and what to change first.$t$,
  '/covers/core-web-vitals-on-indian-mobile-networks.webp',
  $t$Four phones in a row show one page appearing step by step along a time line, with rising signal bars.$t$,
  'Vikram Menon', '22222222-2222-4222-8222-222222222222', false,
  $t$Core Web Vitals on Indian Mobile Networks$t$,
  $t$Measure LCP, INP and CLS for visitors in India with field data, find which part of the load is slow, and fix it in an order that respects budgets.$t$,
  '2026-10-27T04:30:00Z',
  array['SEO', 'technical SEO', 'site speed', 'mobile'], array['SEO'], 'SEO', 'published',
  $md$Two visitors open the same product page. One sits in an office in Pune on fibre with a laptop; the other is on a local train out of Borivali, on a three-year-old Android phone, moving between towers. Your test tool resembles the first. Your revenue may depend on the second. This article is about closing that gap: measuring what phones in India experience, splitting the delay into its parts, and fixing the largest part first.

## The three numbers, briefly

Core Web Vitals are assessed at the 75th percentile of real visits, so three visits in four must be at least this good:

| Metric | Good | What the visitor notices |
|---|---|---|
| LCP, largest contentful paint | 2.5 s or less | "Has it loaded?" |
| INP, interaction to next paint | 200 ms or less | "Did my tap register?" |
| CLS, cumulative layout shift | 0.1 or less | "The button moved as I tapped" |

The definitions are maintained on [web.dev](https://web.dev/articles/vitals). The 75th percentile is the important word: an average hides precisely the visitors you lose.

## Get the Indian figure and not the global one

PageSpeed Insights mixes all countries. If a Kochi spice exporter sells to Germany as well as to Kerala, fast visits from Frankfurt flatter its number. The Chrome UX Report in BigQuery is split by country and device:

```sql
select yyyymm, p75_lcp, p75_inp, p75_cls
from `chrome-ux-report.materialized.country_summary`
where origin = 'https://www.yourshop.example'
  and country_code = 'in'
  and device = 'phone'
  and yyyymm >= 202605
order by yyyymm;
```

Two cautions. The table covers whole origins, so it will not tell you which template is slow. And a small site may have no rows at all, because Chrome publishes only origins with enough visits. In both cases, collect your own.

## Collect your own field data

The `web-vitals` library has an attribution build that reports where the time went. Send it to your own endpoint along with two facts about the device:

```javascript
import { onLCP, onINP, onCLS } from 'web-vitals/attribution';

function send({ name, value, attribution }) {
  const body = JSON.stringify({
    name,
    value,
    template: document.body.dataset.template,
    network: navigator.connection?.effectiveType ?? 'unknown',
    memory: navigator.deviceMemory ?? null,
    ttfb: attribution.timeToFirstByte,
    loadDelay: attribution.resourceLoadDelay,
    loadTime: attribution.resourceLoadDuration,
    renderDelay: attribution.elementRenderDelay,
    target: attribution.target ?? attribution.interactionTarget ?? attribution.largestShiftTarget,
  });
  navigator.sendBeacon('/vitals', body);
}

onLCP(send);
onINP(send);
onCLS(send);
```

A week of this is usually enough to see a pattern. Group by template and network, take the 75th percentile of each group, and ignore groups with fewer than a few hundred visits. Note that `connection` and `deviceMemory` exist only in Chromium browsers, so `unknown` will contain all iPhones.

## Read LCP in four parts

A slow LCP has one of four causes, and the fix for one does nothing for the others.

1. **Time to first byte is long.** The server is far away or thinking. A shop hosted in Virginia pays the distance on every connection set-up. Put a CDN with Indian locations in front, cache HTML for visitors who are not logged in, and remove redirects: each hop costs at least one more round trip.
2. **Load delay is long.** The browser found the image late, because a script inserted it or CSS held it as a background. Put an `img` in the HTML.
3. **Load time is long.** The file is heavy. Serve AVIF or WebP at the size the phone shows.
4. **Render delay is long.** The image is there, but fonts, a consent layer or a fade-in animation hold it back.

Parts 2 and 3 often yield to one piece of markup:

```html
<img
  src="/img/banarasi-640.webp"
  srcset="/img/banarasi-640.webp 640w, /img/banarasi-960.webp 960w, /img/banarasi-1280.webp 1280w"
  sizes="(max-width: 768px) 100vw, 640px"
  width="640" height="800"
  fetchpriority="high"
  alt="Red Banarasi silk saree with a gold border"
/>
```

Do not add `loading="lazy"` to this image. Lazy loading is for what lies below the first screen, and on the main picture it adds the very delay you are trying to remove.

## INP: the phone, not the network

A slow tap is nearly always JavaScript on a modest processor. Look at the `target` you collected. If it is the menu button in the first five seconds, the page is still executing scripts when the visitor tries to use it. Typical culprits are a chat widget, two analytics tags doing the same work, and a review carousel.

Before arguing about any tag, block it in Chrome's request blocking panel and repeat the interaction with 4× or 6× CPU slowdown. If the delay falls from, say, 480 ms to 150 ms, you have an argument that marketing colleagues will accept. Then load that tag on first interaction, or drop it.

## CLS: reserve the space

Give every image, advertisement and embedded map a width and height or an `aspect-ratio`. Reserve a fixed strip for the offer bar that appears during Diwali week. With web fonts for Devanagari or Tamil, expect a larger jump than with Latin, since the fallback font's metrics differ more; `size-adjust` in `@font-face` reduces it.

## A test profile that resembles your visitors

Emulation is a stand-in, so choose it on purpose. In Chrome DevTools, make a custom profile from your own field data: take the 75th percentile round-trip time and throughput you see, and write it down. If you have none yet, start with 150 ms and 1.6 Mbps with 4× CPU slowdown, which is what Lighthouse simulates for mobile. Then borrow an actual mid-range Android phone, walk to a basement car park, and buy something from your own shop. Nothing persuades a founder faster.

## The order of work

| Step | Typical effort | Check |
|---|---|---|
| Remove redirects before the first HTML | Hours | `curl -sIL` shows one response |
| Main image in HTML, right size, high priority | A day | Load delay near zero |
| Cache HTML at the edge | Days | TTFB in field data falls |
| Remove or defer third-party tags | Days, plus a meeting | INP by template |
| Reserve space for late elements | A day | CLS targets disappear |

Ship one row at a time. Field data is a 28-day rolling window in the Chrome UX Report, so your own collection will show the change weeks earlier.

Our [site speed service](/services/site-speed) delivers this analysis as a prioritised document for your developers, template by template; for a shop with stores and traffic in the west, see [site speed in Mumbai](/services/site-speed/mumbai).$md$, null
)
on conflict do nothing;
