-- Article: Hindi and Hinglish search
insert into public.blog_posts
  (slug, title, excerpt, featured_image, featured_image_alt, author, author_id, is_featured, meta_title, meta_description, published_at, tags, categories, category, status, content, content_updated_at)
values (
  'hindi-and-hinglish-search',
  $t$Hindi and Hinglish: planning for how India types$t$,
  $t$The same need is typed in English, in Devanagari and in Roman Hindi. How to find the mix in your own data and decide which pages to write in which script.$t$,
  '/covers/hindi-and-hinglish-search.webp',
  $t$Two overlapping circles with the letters अ and a, above a search box that holds क and k.$t$,
  'Farah Siddiqui', '33333333-3333-4333-8333-333333333333', false,
  $t$Hindi and Hinglish Search: How India Types$t$,
  $t$Find Hindi and Hinglish queries in your own data with regex, decide which script each page should use, and set up URLs, hreflang and fonts properly.$t$,
  '2026-07-28T04:30:00Z',
  array['Content Strategy', 'hindi search', 'keyword research', 'content planning'], array['Content Strategy'], 'Content Strategy', 'published',
  $md$A man in Kanpur wants to know the penalty for breaking a fixed deposit early. He may type *fd premature withdrawal penalty*, or *fd todne par kitna charge lagta hai*, or एफडी तोड़ने पर कितना चार्ज लगता है, or say it aloud and let the phone decide. It is one question in three written forms, and a bank that answers only the first has left the other two to whoever bothered.

The usual response is to translate the whole site. That is expensive, and often wrong: translated product English is a language nobody types. Plan from your own data instead.

## Find out what you already receive

Search Console's query filter accepts regular expressions in RE2 syntax. Start with Devanagari:

```text
[\x{0900}-\x{097F}]
```

Marathi, Nepali and Sanskrit use the same script, so read a sample before you call it Hindi. For Roman Hindi, look for the small grammar words that English does not have:

```text
\b(kaise|kya|kyu|kyon|kitna|kitne|kitni|kahan|kaun|kab|ka|ki|ke|ko|se|mein|hai|hota|hoti|karna|kare|liye|wala|wali|paas|sasta|accha|matlab)\b
```

Leave out short words that collide with English in your trade: *me*, *to* and *do* return too much noise, and a phone shop should drop *se*. Export both result sets and the remainder, for 12 months, with the page on which each query landed.

Then label each row by form and by what the person wants:

| Query | Form | Intent | Page shown today |
|---|---|---|---|
| fd premature withdrawal penalty | English | Know a rule | FD terms |
| fd todne par kitna charge lagta hai | Roman Hindi | Know a rule | FD product page |
| एफडी तोड़ने पर कितना चार्ज लगता है | Hindi | Know a rule | none |
| sabse zyada byaj wali fd | Roman Hindi | Compare | none |
| fixed deposit account open online | English | Do | Application form |

Two hundred labelled rows take an afternoon, and are worth more than any keyword tool for this purpose. Tools tend to undercount Roman Hindi, because its spelling is free: *todne*, *tudwane*, *tod ne*. Treat spellings as one question and add their impressions together.

## Read the pattern

In many data sets the language follows the intent and not the person. Questions and worries come in Hindi, transactions in English; nouns stay English inside Hindi sentences. Check whether yours agrees before planning, with a simple cross-table:

```sql
select intent,
       sum(impressions) filter (where form = 'english')     as english,
       sum(impressions) filter (where form = 'roman_hindi') as roman_hindi,
       sum(impressions) filter (where form = 'devanagari')  as devanagari
from labelled_queries
group by intent
order by intent;
```

If "know a rule" is large in the last two columns while "do" is nearly all English, you do not need a Hindi application form first. You need Hindi explanations that lead into a form simple enough for someone whose English is functional.

## Choose the form of each page

Three options, each with its place.

### A Hindi page in Devanagari

Right for explanations, comparisons and anything with legal or medical weight, where people want to be sure they understood. Google may show a Devanagari page for a Roman Hindi query and the reverse, so this one page can serve both. Test it on your own queries before assuming so.

### A Roman Hindi page

Right for a few genres in which the reader types and reads in Roman: recipes, phone fixes, lyrics, exam talk, chat-like help. It looks unserious for a loan agreement. There is no fixed spelling, so agree on one in a style sheet and keep to it.

### An English page that knows its readers

Right when the query is English with a Hindi noun: *haldi outfit*, *griha pravesh gift*, *kirana billing software*. No translation is needed. Use the noun as people write it, explain nothing, and mention its alternative spelling once where it reads naturally.

## Write, do not translate

Give the writer the question and the facts, and not the English text. Compare:

> **Translated:** सावधि जमा की समयपूर्व निकासी पर दंडात्मक शुल्क आरोपित किया जाता है।
>
> **Written:** एफडी समय से पहले तोड़ने पर ब्याज कुछ कम मिलता है। कितना कम, यह बैंक और जमा की अवधि पर निर्भर करता है।

The second one uses एफडी, because nobody searches for सावधि जमा while standing at a bank counter. A short word list settles such choices once for every writer:

- keep in English, written in Devanagari: एफडी, लोन, ईएमआई, केवाईसी, ऐप
- keep in Hindi: ब्याज, किस्त, बचत, रकम
- never: word-for-word renderings of slogans

Have a second reader, who was not involved, read the page aloud. Wherever the voice stumbles, rewrite.

## Set it up properly

**URLs.** Put Hindi in a folder, with slugs in Roman letters: `/hi/fd-todne-par-charge`. Devanagari slugs work, yet they turn into long strings of percent signs when pasted into a message.

**Language attributes and alternates.** Mark the page and each passage in another language, and connect true equivalents in both directions:

```html
<html lang="hi">
<head>
  <link rel="alternate" hreflang="hi" href="https://www.bank.example/hi/fd-todne-par-charge" />
  <link rel="alternate" hreflang="en-IN" href="https://www.bank.example/fd-premature-withdrawal" />
  <link rel="alternate" hreflang="x-default" href="https://www.bank.example/fd-premature-withdrawal" />
</head>
```

Each page keeps a canonical to itself. A canonical from the Hindi page to the English one removes the Hindi page. Screen readers also depend on `lang` for pronunciation; use `lang="hi-Latn"` on Roman Hindi passages.

**Everything around the text.** Title, description, menu, button labels, error messages and the confirmation SMS must be in the same language. A Hindi article that ends in "Submit your query" has been translated to nine tenths.

**Fonts.** Conjuncts need height: raise the line height to about 1.7 and never set Devanagari in letter-spaced text. Subset the web font, but test it on real words, since a careless subset breaks conjuncts. Font weight matters on mobile data, as we explain in [Core Web Vitals on Indian mobile networks](/blog/core-web-vitals-on-indian-mobile-networks).

## A first month that costs little

1. **Week 1:** export, label 200 queries, draw the cross-table.
2. **Week 2:** choose five questions with impressions and no good page; write the word list.
3. **Week 3:** write five Hindi pages from facts; have each read aloud; publish with alternates.
4. **Week 4:** add links from the English pages ("यह जानकारी हिंदी में पढ़ें") and request indexing.

After eight to twelve weeks, run the two expressions again and compare impressions, pages shown and, above all, what those visitors did next. If they call and do not fill in the form, put the telephone number higher. Then choose the next five.

The same method holds for Tamil, Bengali and Telugu, with other scripts and other word lists. We plan it as part of [content strategy](/services/content-strategy); regional language work is described for [Chennai](/services/content-strategy/chennai) and [Kolkata](/services/content-strategy/kolkata). The brief that we give the writers is in [content briefs writers will use](/blog/content-briefs-writers-will-use).$md$, null
)
on conflict do nothing;
