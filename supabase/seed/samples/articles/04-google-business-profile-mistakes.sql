-- Article: Google Business Profile mistakes
insert into public.blog_posts
  (slug, title, excerpt, featured_image, featured_image_alt, author, author_id, is_featured, meta_title, meta_description, published_at, tags, categories, category, status, content, content_updated_at)
values (
  'google-business-profile-mistakes',
  $t$Nine Google Business Profile mistakes, and how to undo them$t$,
  $t$Most weak profiles suffer from the same nine faults. For each: how to recognise it in two minutes, why it costs enquiries, and the repair in the right order.$t$,
  '/covers/google-business-profile-mistakes.webp',
  $t$A shop’s business profile with three of five stars and a wrong entry, beside a map pin with a cross.$t$,
  'Ananya Rao', '11111111-1111-4111-8111-111111111111', false,
  $t$Nine Google Business Profile Mistakes to Undo$t$,
  $t$How to recognise nine common Google Business Profile mistakes in minutes, why each costs you calls and visits, and the safe order in which to repair them.$t$,
  '2026-09-29T04:30:00Z',
  array['SEO', 'local SEO', 'reviews', 'google business profile'], array['SEO'], 'SEO', 'published',
  $md$A profile rarely fails for lack of tricks. It fails because somebody set it up in a hurry four years ago, and nobody has looked at it as a customer does. Take half an hour, open Maps on a phone that is not signed in to the owner's account, and go through the nine faults below. The examples are invented, but every one will be familiar.

## The two that can get you suspended

### 1. Keywords in the name

"Sharma Sweets – Best Mithai & Gift Box Shop in Lucknow" is not what the signboard says. The name must be the name used in the real world. Stuffed names sometimes rank, which is why people do it, and they can be reported by any competitor in a minute.

**Repair:** change the name to the one on the signboard, the bill and the website, with a photograph of the board ready in case verification is asked again. Put the words you removed where they belong: the category, the services list and the website.

### 2. An address where no customer can be met

A rented desk, a friend's flat, a second profile "for the other side of town": each is a location without staff. A plumber who visits homes in Pune needs one profile without a public address, and a list of areas served.

**Repair:** hide the address, set the service areas (up to twenty) and close the extra profiles. Do it before Google does, since a suspension takes the reviews off view while you appeal.

## The three that hide you from the right searches

### 3. The wrong primary category

The primary category does more than any other field to decide which searches you are considered for. Compare yourself with the businesses that do appear:

| Business (for example) | Chosen | Better primary | Keep as secondary |
|---|---|---|---|
| Orthodontist in Kolkata | Dentist | Orthodontist | Dental clinic |
| Cloud kitchen in Hyderabad | Caterer | Biryani restaurant, if that is what sells | Takeout restaurant |
| Coaching centre in Jaipur | School | Coaching center | Tutoring service |
| Saree shop in Surat | Clothing store | Saree shop | Wholesaler, only if true |

Google's list changes over time, so type the trade into the category field and see what is offered today. Choose the narrowest category that describes most of your revenue. Secondary categories should be services you would sell to a stranger tomorrow.

### 4. Services left empty

Categories come from Google's list; services may be in your own words. "Root canal treatment", "RO repair same day", "GST registration": add each with a sentence and, where you can, a price from which it starts. Use the words on your invoices, and the words people say on the telephone.

### 5. A link to the home page

A person who searched for a service in an area should land on the page about that service in that area. If you have several branches, each profile links to its own page; the set-up is described in [local SEO for businesses with many branches](/blog/local-seo-for-businesses-with-many-branches). Tag the link so that you can count it:

```text
https://www.yourclinic.example/orthodontics-salt-lake?utm_source=google&utm_medium=organic&utm_campaign=gbp
```

## The two that lose people who had found you

### 6. Hours that are true on ordinary days only

In one year, a shop in Ahmedabad has Uttarayan, Holi, Eid, Navratri evenings, Diwali, the day after Diwali when everything is shut, and perhaps polling day. Regular hours are wrong on all of them. A customer who finds the shutter down may say so in a review.

**Repair:** enter special hours for the whole year in a single sitting each January, including the days on which you stay open, so that Google can show them as confirmed. Correct the lunar dates as they are announced.

### 7. A phone nobody answers

Call the number on the profile at 11 am, 3 pm and 7.30 pm on a weekday. If it reaches a switchboard, a former employee or a menu with six options, that is where your enquiries went. Use a number that rings where the service is given. A tracking number is acceptable as the primary number, as long as the real one is kept as an additional number.

## The two that are about reputation

### 8. Reviews treated as a campaign

Forty reviews in a week and none for a year reads as what it is. Discounts for reviews break Google's rules, and so does asking only happy customers. Make it a habit of the counter instead:

1. Print the review link as a QR code, one for each branch.
2. Ask at the moment of satisfaction: on delivery, on discharge, when the repaired phone lights up.
3. Reply to everyone within a week, by name, without a template.

For an unfair review, stay short and factual:

> Thank you for writing, Mr Das. Our records show the visit on 4 August and a delay of forty minutes, because the earlier procedure ran long. That was our fault and we should have telephoned you. Please ask for the clinic manager and we will arrange the next visit first in the morning.

If a review breaks a policy (wrong business, abuse, a competitor's employee), report it once with the exact policy named. Do not argue beneath it.

### 9. Photographs from the opening day

People choose between three profiles largely by pictures. Take the ones that answer questions: the entrance from the road, the parking, the inside at a busy hour, the menu or rate card, the people who will serve you. Replace them when the paint changes.

## Repair in this order

Changing everything in one afternoon can trigger a fresh verification at the worst moment. Spread the edits, and avoid the fortnight before your busiest season:

- [ ] Day 1: check who owns the profile, remove former staff and former agencies, add a second owner
- [ ] Day 1: note the current figures for calls, direction requests and website visits
- [ ] Day 2: name and address (2 and 1), with proof at hand
- [ ] A week later: categories, services and link (3, 4, 5)
- [ ] The same week: hours and phone (6, 7)
- [ ] From then on: two photographs and every review, weekly (8, 9)

Compare calls and direction requests with the same month of the previous year, since seasons in India move whole trades up and down.

If the profile has been suspended, or the ownership is disputed, do not create a second one; that makes the appeal harder. Our [local SEO team](/services/local-seo) can take over from there, for instance with [local SEO in Lucknow](/services/local-seo/lucknow) or [in Ahmedabad](/services/local-seo/ahmedabad). [Send us the link to your profile](/contact) and we will reply with the faults we see.$md$, null
)
on conflict do nothing;
