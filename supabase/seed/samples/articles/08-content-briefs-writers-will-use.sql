-- Article: Content briefs writers will use
insert into public.blog_posts
  (slug, title, excerpt, featured_image, featured_image_alt, author, author_id, is_featured, meta_title, meta_description, published_at, tags, categories, category, status, content, content_updated_at)
values (
  'content-briefs-writers-will-use',
  $t$Content briefs writers will use$t$,
  $t$A brief of six pages is skimmed; a brief of one page is followed. What to put on that page, what to leave out, and a complete example to copy.$t$,
  '/covers/content-briefs-writers-will-use.webp',
  $t$A numbered sheet with three points ticked and a fourth still open, and a pencil beside it.$t$,
  'Farah Siddiqui', '33333333-3333-4333-8333-333333333333', false,
  $t$Content Briefs Writers Will Actually Use$t$,
  $t$A one-page content brief in eight fields, with a complete worked example, the research behind each field, and a checklist for reviewing the draft.$t$,
  '2026-07-07T04:30:00Z',
  array['Content Strategy', 'content briefs', 'content planning', 'keyword research'], array['Content Strategy'], 'Content Strategy', 'published',
  $md$I have received briefs with forty keywords, a target of 2,350 words and not one sentence about the reader. The drafts they produce all sound alike, because they were all made from the same ten results. A brief has one purpose: to let a good writer spend their effort on writing. It must carry what the writer cannot easily find out, and nothing else.

Ours fits on a page and has eight fields. First a complete example, then how to fill each field.

## A complete brief

```yaml
working_title: How to choose an inverter for a 2BHK flat
reader: >
  Lives in a 2BHK in Lucknow. Power goes for two hours on summer evenings.
  Two shops have quoted two different sizes.
question: Which inverter and battery size do I need, and what will it cost?
answer_in_two_lines: >
  Add the watts that must run together, add a quarter, divide by 0.8. Four fans
  (300), six lights (90), TV (100) and router (10) are 500 W: about 780 VA, so a
  900 VA inverter, with a 12 V 150 Ah battery for roughly two hours.
must_cover:
  - The sum, worked through for one real room list
  - Why a fridge changes the answer
  - Battery type: tubular or lithium, in rupees per year of use
  - What to ask at the shop, in Hindi terms dealers use
only_we_know:
  - Warranty claims by cause, from the service desk (ask Mr Tiwari)
  - The three sizing mistakes installers correct most often
search_terms: inverter size for 2bhk; kitne va ka inverter chahiye; inverter battery price
next_step: Load calculator at /tools/load-calculator, then the dealer list
not_this_article: Solar; commercial premises; brand comparison
```

That is all. No outline, no word count.

## Filling the eight fields

### Reader: a situation and not a segment

"Homeowners, 25 to 45, tier 2 cities" tells a writer nothing. Write what happened to the person in the hour before the search: two quotations, one suspicion. Sales call notes, WhatsApp enquiries and reviews of competing products will tell you.

### Question: exactly one

If the brief contains two questions with different answers, you have two articles or one muddled one. A test: would the same person want both in the same sitting? "Which size?" and "what will it cost?" pass. "How does an inverter work?" does not.

### Answer in two lines

Whoever writes the brief must be able to answer the question. If you cannot, the research is not finished, and the writer will end up copying somebody else's research. These two lines usually become the opening of the article.

### Must cover: what makes the answer complete

Search the question and read the first five results as the reader would. Note what you still did not know afterwards. That gap goes into the brief, and the things everybody already says stay out, since the writer will find those unaided. Three to five lines; past seven, it has become an outline.

### Only we know

This field decides whether the article should be written at all. It names a person, a record or an experience within the business that no competitor can copy: claims data, a test on the workshop bench, a photograph of a burnt terminal, the sentence the installer repeats in every house. If it stays empty, interview someone or cancel the article.

> Ask experts for cases and not for opinions. "What went wrong in the last three installations you were called back to?" will fill a page. "What should customers know about inverters?" fills a line.

### Search terms: three, as typed

Give the main wording, one in the other language or script if people use it, and one close neighbour. They are there so that the writer uses the reader's vocabulary. How we find the Hindi ones is described in [Hindi and Hinglish search](/blog/hindi-and-hinglish-search).

### Next step

What should a satisfied reader do next, and on which URL? If there is none, the article has no place in the plan. A calculator, a sample or a call will do.

### Not this article

Boundaries save more time than instructions. Name the neighbouring articles, with links if they exist, so that the writer can point to them and stop.

## What we removed, and why

| Removed | Reason |
|---|---|
| Word count | The answer sets the length; a target produces padding |
| Keyword list with frequencies | Encourages sentences written for a counter |
| Complete heading outline | Turns the writer into a filler of boxes |
| Competitor URLs to "take inspiration from" | Produces the eleventh copy of ten results |
| Meta title and description | Written last, by the editor, from the finished text |

## From the brief to the page

1. **Hand over in a call of ten minutes.** Ask the writer to repeat the question and the answer. Whatever they get wrong is a fault in the brief.
2. **Ask for the opening and the headings first.** Two hundred words show whether the direction is right, when changing it is still cheap.
3. **Review the draft against the brief and nothing else.** If you discover a new wish while reading, it goes on your list of regrets for the next brief.
4. **Write title and description from the draft.** Promise only what the page contains.
5. **Record what was published.** Keep brief and URL side by side, for the review.

The reviewer's list is short:

- [ ] The answer is in the first hundred words
- [ ] Everything under `must_cover` is there, and nothing from `not_this_article`
- [ ] At least one passage could only have come from us
- [ ] Every figure has a source or is marked as an example
- [ ] The next step is linked where the reader would want it, and not just at the end
- [ ] No paragraph could be removed without loss

The last line is the hardest.

## After three months

Open the brief again next to the queries that the page has really received. Three outcomes are common. The queries match: leave it alone. The queries ask something adjacent: add that answer, or write a new brief for it. There are hardly any queries: check that the page is linked and indexed, then ask honestly whether anyone had the question. What to do with the pages that fail this test is the subject of [pruning old content](/blog/pruning-old-content).

Try it with the next article in your plan: fill in the eight fields, and give yourself forty minutes. If "only we know" is still empty at the end, that is the most useful thing the brief could have told you. We prepare such briefs, and the plan behind them, in our [content strategy service](/services/content-strategy); [write to us](/contact) with a topic, and we will tell you what we would ask first.$md$, null
)
on conflict do nothing;
