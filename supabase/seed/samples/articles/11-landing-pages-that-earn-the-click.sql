-- Article: Landing pages that earn the click
insert into public.blog_posts
  (slug, title, excerpt, featured_image, featured_image_alt, author, author_id, is_featured, meta_title, meta_description, published_at, tags, categories, category, status, content, content_updated_at)
values (
  'landing-pages-that-earn-the-click',
  $t$Landing pages that earn the click$t$,
  $t$The visitor has asked a question and paid with attention. One page rewritten line by line, a form that Indian phones can fill in, and a test with five people.$t$,
  '/covers/landing-pages-that-earn-the-click.webp',
  $t$An advertisement with an arrow to a page that repeats its headline, where a pointer rests on the button.$t$,
  'Farah Siddiqui', '33333333-3333-4333-8333-333333333333', false,
  $t$Landing Pages That Earn the Click They Cost$t$,
  $t$Rewrite a landing page around the query: first screen, price, proof and form, with accessible HTML, a before and after table and a five-person test.$t$,
  '2026-05-05T04:30:00Z',
  array['Marketing', 'landing pages', 'lead forms', 'mobile'], array['Marketing'], 'Marketing', 'published',
  $md$Somebody in Kondapur types *modular kitchen price for 10x8 kitchen*, taps an advertisement and lands on a page that says "Transforming spaces, elevating lifestyles". Below it, a slideshow. Below that, a form with nine fields. She asked what it costs. The click has been paid for, by the firm in rupees and by her in patience, and she goes back to the results.

We shall rewrite that page. The firm, a kitchen workshop in Hyderabad, is made up; every fault is one I have met.

## Begin with the query and not with the page

List the ten search terms that send most visitors to the page, from the search terms report or from Search Console, and write next to each what the person must learn to take the next step.

| Search term | Must learn |
|---|---|
| modular kitchen price for 10x8 kitchen | A figure for that size, and what is in it |
| modular kitchen hyderabad | Do you work in my area, and can I see some? |
| acrylic or laminate kitchen | Which one for my use, and the difference in price |
| modular kitchen factory near me | Where is it, and may I visit? |

Rows one, two and four fit on one page. Row three wants an article. If you find rows that pull in different directions, you need two pages, and squeezing both into one is why so many pages are vague.

## The first screen

On a phone, the first screen holds about sixty words. They should answer four questions: am I in the right place, what will it cost roughly, why believe you, what do I do now?

| Element | Before | After |
|---|---|---|
| Heading | Transforming spaces, elevating lifestyles | Modular kitchens for 10×8 and 8×8 rooms, made in Balanagar |
| Line below | We are a leading provider of end-to-end solutions | A 10×8 L-shaped kitchen in laminate costs ₹1,85,000 to ₹2,40,000, fitted |
| Picture | Stock photo of a villa kitchen | A finished 10×8 kitchen in a Miyapur flat, with its price |
| Proof | Logos of hardware makers | "See it before you pay: factory open Mon–Sat, 10 to 6" |
| Button | Submit | Get a price for my kitchen |

The heading repeats the words of the query. It is the plainest way to tell a person that she need not go back.

### The price question

Firms hide prices because "every kitchen is different". That is true, and it is no reason. A range with its conditions does more than a hidden price: it keeps away people with ₹60,000 and reassures those with ₹2,00,000. State what moves the figure up or down:

- **Included**: carcass, shutters, soft-close hinges, fitting, GST
- **Not included**: hob, chimney, stone, plumbing, electrical points
- **Raises it**: acrylic shutters, tall units, quartz
- **Lowers it**: open shelves, fewer drawers

## The rest of the page, in the order of doubt

After the first screen, people look for reasons to stop. Answer in the order in which doubts arise, one short section each.

1. **What exactly do I get?** Three finished kitchens with size, material, price and locality.
2. **How long does it take?** From measurement to fitting, in days, and what happens when it runs late.
3. **What can go wrong?** Warranty in plain words: who comes, how soon, who pays.
4. **Who are you?** The workshop, the people, the address, the GST number.
5. **What happens after I send the form?** "Ravi calls within two working hours, asks for photographs on WhatsApp, and sends a price the next day. No visit until you want one."

Number five is missing on nearly every page I review, and it costs one sentence.

> Read your page aloud to someone who has not seen it. At each sentence that could also stand on a competitor's site, they ring a bell. Rewrite until it is quiet.

## A form that a phone can fill in

Every field has to earn its place: ask only for what changes the first answer. For a kitchen price, that is size, locality and a number. An e-mail address can come later.

```html
<form action="/price" method="post">
  <label for="name">Your name</label>
  <input id="name" name="name" autocomplete="name" required />

  <label for="phone">Mobile number</label>
  <input
    id="phone" name="phone" type="tel" inputmode="tel" autocomplete="tel"
    pattern="(\+91[ \-]?|0)?[6-9][0-9]{4}[ \-]?[0-9]{5}" required
    aria-describedby="phone-note"
  />
  <p id="phone-note">Ravi calls from 10 to 6. We do not share your number.</p>

  <label for="size">Kitchen size in feet</label>
  <input id="size" name="size" placeholder="10 x 8" />

  <button>Get a price for my kitchen</button>
</form>
```

Details that matter here: visible labels, since a placeholder vanishes while typing; `autocomplete`, so that the phone offers the name and number it already knows; a pattern that accepts `98490 12345` and `+91 98490 12345` alike. Clean the number on your server. Rejecting a space is your problem handed to a customer.

Offer WhatsApp beside the form, with a first message already written, so that the chat says which page it came from:

```html
<a href="https://wa.me/919800000000?text=Price%20for%20a%2010x8%20kitchen%2C%20from%20the%20website">Ask on WhatsApp</a>
```

Then count both ways in: [GA4 events for lead forms](/blog/ga4-events-for-lead-forms) has the code.

## Speed is part of the promise

The visitor from an advertisement has nothing cached. Every script on this page is loaded for the first time, on a mobile network. Remove the slideshow, the chat bubble that nobody answers and the second analytics tag. What to measure is in [Core Web Vitals on Indian mobile networks](/blog/core-web-vitals-on-indian-mobile-networks).

## Test with five people before testing with traffic

A split test needs numbers most businesses do not have. To detect a rise from 4% to 5% with the usual certainty, you need several thousand visitors for each version. A workshop with 900 visits a month would be waiting for more than a year.

Five people take an afternoon. Choose people who resemble customers, hand them a phone showing the search result, and say only: "You want a kitchen for your flat. Tell me what you are thinking." Stay silent. Note where they hesitate, what they look for and cannot find, and what they believe happens after the button.

- [ ] Within five seconds they can say what is offered and where
- [ ] They find a price without being told there is one
- [ ] They can say who will call, and when
- [ ] They complete the form with one thumb
- [ ] They name one thing they did not believe

The last is your next revision. Make it, then show the page to five others, and compare the enquiry rate over whole months.

If you are paying for clicks at present, send us one page and its search terms through the [contact form](/contact); reviewing such pages is part of our [PPC service](/services/ppc), with local notes for [PPC in Hyderabad](/services/ppc/hyderabad).$md$, null
)
on conflict do nothing;
