-- Article: Social posts that support search
insert into public.blog_posts
  (slug, title, excerpt, featured_image, featured_image_alt, author, author_id, is_featured, meta_title, meta_description, published_at, tags, categories, category, status, content, content_updated_at)
values (
  'social-posts-that-support-search',
  $t$Social posts that support search$t$,
  $t$Likes do not move rankings, yet a social account can still help search: it supplies questions, tests wording and makes people look for you by name. A four-week routine.$t$,
  '/covers/social-posts-that-support-search.webp',
  $t$Three social posts, a photo, a video and a chart, each with an arrow up to the first search result.$t$,
  'Farah Siddiqui', '33333333-3333-4333-8333-333333333333', false,
  $t$Social Posts That Support Search: A Routine$t$,
  $t$How social posts can help search without myths: collect questions from comments, test titles, split one article into posts and measure brand searches.$t$,
  '2026-02-10T04:30:00Z',
  array['Social Media', 'brand search', 'keyword research', 'content planning'], array['Social Media'], 'Social Media', 'published',
  $md$"Share every article on every channel, it helps SEO." I have seen this instruction in a dozen marketing plans, and it produces the same thing each time: a link, the article's title and three hashtags, seen by colleagues. Links in posts are generally marked so that they pass no weight, and a count of likes is no ranking factor that Google has confirmed. If social media is to help search, it must be through what people do.

There are three such ways. They ask questions in comments, which tells you what to write. They react to wording, which tells you how to title it. And they remember you, and later type your name.

## The example we shall use

A maker of cold-pressed oils in Kochi, for example, with 6,000 followers on Instagram, a YouTube channel with short videos, and a shop with eighty pages. One person spends six hours a week on social media. The routine below fits in those six hours.

## Week 1: collect questions

Open the last three months of comments, direct messages and replies, your own and those under two larger accounts in the field. Copy every question, word for word, into a sheet.

| Question as asked | Where | Language | Times | Have we a page? |
|---|---|---|---|---|
| coconut oil freezing in Delhi winter, is it spoiled? | DM | English | 9 | No |
| chakku oil ennu paranjal enthanu | Comment | Roman Malayalam | 4 | Yes, English only |
| kachi ghani aur cold pressed same hai kya | Comment | Roman Hindi | 7 | No |
| smoke point for deep frying? | YouTube | English | 5 | Half a sentence |

Keep the wording. *Is it spoiled?* is the sentence a worried customer types, and no keyword tool would have offered it. Next, check each against Search Console for queries you already appear for, and against the results page itself: if shops and forums answer badly, you have a subject. How to treat the Hindi and Roman rows is described in [Hindi and Hinglish search](/blog/hindi-and-hinglish-search).

Count roughly, with a formula over the raw list:

```text
=COUNTIF(Questions!B:B,"*freez*")+COUNTIF(Questions!B:B,"*solid*")+COUNTIF(Questions!B:B,"*jam gaya*")
```

Choose one question. A good one has come up at least five times, can be answered from your own experience, and leads towards something you sell.

## Week 2: test the wording before writing

You are going to write one page, and its title matters for years. Post the same fact twice, a few days apart at the same hour, with different openings:

- **A**: "Why pure coconut oil turns solid at 24 degrees"
- **B**: "Your coconut oil went white in Delhi? Good."

Compare saves, shares and replies per thousand reached, since they cost more effort than a like:

```text
=(saves+shares+replies)/reach*1000
```

Two posts prove nothing in the statistical sense. What you gain is a hint, and above all the replies. If people under A ask "so is it safe to use?", then the page must answer that in its first line, whichever title you choose. Note also the words they use for the thing: *white*, *frozen*, *jam gaya*. They go into the [brief](/blog/content-briefs-writers-will-use).

Resist the headline that only works in a feed. B is a good post and a poor title: someone who searches needs to recognise the question. *Coconut oil turned white or solid: is it spoiled?* serves both.

## Week 3: write the page, then take it apart

Publish the page first. Then take from it as many posts as it has independent ideas, each of them complete without the link.

1. **A short video**: a jar in the fridge and a jar on the shelf. Fifteen seconds, text on screen, since many watch without sound.
2. **A carousel**: three reasons it turns solid, one per picture, the test for adulteration last.
3. **A reply**: answer the nine people who asked, one by one, with two lines and the link. These are the most valuable nine links of the month.
4. **A community post or poll** on YouTube: "What do you do when it sets?" It collects the next questions.
5. **A pinned comment** under your older video on the subject, with the new link.

> A post that says "link in bio to find out" asks for a favour. A post that answers, and mentions that the complete test is on the page, has done one.

Put the video on the page too, below the written answer, with a transcript. And fill in text wherever the platform allows it, since posts are themselves searched, within the apps and, for public posts of professional Instagram accounts, by search engines unless you have switched that off. Nobody finds a caption of "Sunday vibes".

### Label the links

Use campaign parameters on links that you place, in lower case and always in the same pattern:

```text
https://www.oilmill.example/solid-coconut-oil
  ?utm_source=instagram&utm_medium=social&utm_campaign=solid-oil&utm_content=carousel
```

A formula prevents spelling mistakes:

```text
=A2&"?utm_source="&LOWER(B2)&"&utm_medium=social&utm_campaign="&SUBSTITUTE(LOWER(C2)," ","-")&"&utm_content="&LOWER(D2)
```

Never put these parameters on links inside your own site, because they start a new source in reports and erase the real one. The page's canonical should point to the clean address.

## Week 4: measure what can be measured

| Question | Where | Honest limit |
|---|---|---|
| Do more people search for us by name? | Search Console, brand regex, weekly | Moves with everything, including offline |
| Does the page get found for the question? | Search Console, page filter | Weeks or months |
| Did visitors from posts buy or ask? | Analytics, `utm_campaign` | App browsers lose some |
| What did we learn? | The question sheet | Needs a person to read it |

The first row is the important one. Draw brand clicks per week and mark when a post reached unusually many people. If a peak is followed by more searches for the name, and more than once, this sort of post is remembered. If nothing ever follows, it was entertainment. Filters for the brand are in [seven questions worth asking Search Console](/blog/search-console-questions-worth-asking).

## What to stop

- [ ] Posting every article's link on the day of publication, with its title as text
- [ ] Lists of thirty hashtags
- [ ] Reporting followers to people who decide about budgets
- [ ] Posting in five places when comments are answered in two
- [ ] Deleting awkward questions, which are often next month's best page

After three rounds, you will have three pages that answer questions people really ask, a sheet with a hundred more, and a chart of your name. We can set the routine up with your team and take over the pages as part of [content strategy](/services/content-strategy); a city example is [content strategy in Chennai](/services/content-strategy/chennai). Or [send us](/contact) your ten most frequent comments, and we will reply with the one we would write about.$md$, null
)
on conflict do nothing;
