-- Article: GA4 events for lead forms
insert into public.blog_posts
  (slug, title, excerpt, featured_image, featured_image_alt, author, author_id, is_featured, meta_title, meta_description, published_at, tags, categories, category, status, content, content_updated_at)
values (
  'ga4-events-for-lead-forms',
  $t$GA4 events for lead forms that agree with your inbox$t$,
  $t$If analytics says 61 leads and the inbox says 44, nobody trusts either. An event plan, the code to send it once per real enquiry, and a weekly reconciliation.$t$,
  '/covers/ga4-events-for-lead-forms.webp',
  $t$The fields of a form, each joined to an event, and its button joined to one with a tick.$t$,
  'Vikram Menon', '22222222-2222-4222-8222-222222222222', false,
  $t$GA4 Events for Lead Forms: Counts That Agree$t$,
  $t$Set up GA4 events for lead forms so that counts match your inbox: a small event plan, JavaScript that fires on success only, and SQL to reconcile.$t$,
  '2026-03-03T04:30:00Z',
  array['Analytics', 'lead forms', 'measurement', 'google ads'], array['Analytics'], 'Analytics', 'published',
  $md$A diagnostic laboratory in Chennai, for example, sees 61 form submissions in GA4 and 44 e-mails in the inbox. The agency quotes the first, reception the second, and the monthly meeting is about who is right. Typically neither is. GA4 counted clicks on a button that failed validation, reloads of a thank-you page, and two bots; the inbox lost what went to spam. The cure is to count one thing, once, at the moment it becomes true: when the server has accepted the enquiry.

## Switch off what guesses

Enhanced measurement offers "Form interactions", which listens for forms in general and sends `form_start` and `form_submit`. It cannot know whether your server said yes. It also reacts to search boxes and newsletter fields, and is easily confused by forms that submit through JavaScript. Turn that one option off in the data stream's settings, so that it cannot mix with the events below.

## An event plan on one page

| Event | Sent when | Parameters | Key event |
|---|---|---|---|
| `form_start` | First input in the form | `form_id` | No |
| `form_error` | The server or the browser rejects | `form_id`, `field`, `reason` | No |
| `generate_lead` | The server has stored the enquiry | `form_id`, `service`, `lead_id` | Yes |
| `contact_click` | Tap on a phone or WhatsApp link | `method`, `placement` | No |
| `qualify_lead` | A person has judged it genuine | `lead_id` | Later |

`generate_lead` and `qualify_lead` are names that GA4 itself recommends, so its lead reports recognise them. `contact_click` is deliberately not a key event: a tap on a number is an intention, and adding intentions to enquiries is how 44 became 61.

### What never goes in

No name, e-mail, telephone number or message text, in any parameter or URL. It breaches Google's terms, and personal data should travel to as few places as possible under India's data protection law. Check the thank-you page too: `/thanks?email=priya@example.com` leaks through the page address.

## The code

The form sends itself with `fetch`, and the event is pushed only after the answer. The server creates the identifier, since the browser can be reloaded, duplicated and blocked.

```javascript
const form = document.querySelector('#enquiry');
const formId = 'enquiry';

window.dataLayer = window.dataLayer || [];
const track = (event, data) => window.dataLayer.push({ event, form_id: formId, ...data });

form.addEventListener('input', () => track('form_start'), { once: true });

form.addEventListener('invalid', (e) => {
  track('form_error', { field: e.target.name, reason: 'browser' });
}, true);

form.addEventListener('submit', async (e) => {
  e.preventDefault();
  const button = form.querySelector('button');
  button.disabled = true;
  try {
    const response = await fetch('/api/enquiry', { method: 'POST', body: new FormData(form) });
    if (!response.ok) {
      track('form_error', { field: 'form', reason: String(response.status) });
      return showError();
    }
    const { leadId } = await response.json();
    track('generate_lead', { service: form.elements.service.value, lead_id: leadId });
    showThanks();
  } catch {
    track('form_error', { field: 'form', reason: 'network' });
    showError();
  } finally {
    button.disabled = false;
  }
});
```

`invalid` does not bubble, hence the `true` for the capture phase. `showThanks` and `showError` are your own. In Tag Manager, make a Custom Event trigger per name and one GA4 event tag each, with the parameters as data layer variables. Clear the variables you do not use: the data layer remembers the last value, and an old `reason` will otherwise ride along with the next event.

For telephone and WhatsApp links, one listener is enough:

```javascript
document.addEventListener('click', (e) => {
  const link = e.target.closest('a[href^="tel:"], a[href*="wa.me/"]');
  if (!link) return;
  window.dataLayer.push({
    event: 'contact_click',
    method: link.protocol === 'tel:' ? 'phone' : 'whatsapp',
    placement: link.closest('[data-placement]')?.dataset.placement ?? 'body',
  });
});
```

## Register what you want to read

Parameters do not show up in reports until they are registered as custom dimensions. Register `form_id`, `service`, `field`, `reason`, `method` and `placement`, with event scope. Do not register `lead_id`: it has a new value each time, and high-cardinality dimensions push other rows into "(other)". It remains available in the BigQuery export, where you need it.

Mark `generate_lead` as a key event, counted once per event. If Google Ads imports it, remove any older conversion that counts the same enquiry, or bidding will see each customer twice.

## Test as a clumsy person would

Open DebugView through Tag Manager's preview, and go through the list on a phone:

- [ ] Submit an empty form: `form_error`, no lead
- [ ] Submit correctly: one `generate_lead` with an identifier
- [ ] Press the button twice quickly: still one
- [ ] Reload the thank-you view, then go back and forward: still one
- [ ] Switch on flight mode and submit: `form_error` with `network`
- [ ] Refuse consent, submit: the enquiry arrives, and nothing is sent that consent does not allow
- [ ] Search all parameters for an "@": none

## Reconcile every Monday

With the BigQuery export on, compare the identifiers. Here `leads` is a copy of your enquiry table:

```sql
with ga as (
  select (select value.string_value from unnest(event_params) where key = 'lead_id') as lead_id,
         count(*) as times
  from `my-project.analytics_123456789.events_*`
  where event_name = 'generate_lead'
    and _table_suffix between '20260222' and '20260302'
  group by lead_id
)
select case
         when l.id is null   then 'only in GA4'
         when ga.times is null then 'only in inbox'
         when ga.times > 1   then 'counted twice'
         else 'agrees'
       end as result,
       count(*) as leads
from ga
full join `my-project.crm.leads` l on l.id = ga.lead_id
where l.id is null or date(l.created_at, 'Asia/Kolkata') between '2026-02-23' and '2026-03-01'
group by result;
```

The table range is a day wider on both sides, since the two systems may put midnight in different places. Read the result like this:

1. **Only in inbox**: blockers and refused consent. Expect some. A stable share is harmless, because you know what to multiply by; a jump means something broke.
2. **Only in GA4**: tests, bots or a row that somebody deleted. Should be close to nil.
3. **Counted twice**: an error in the code. Must be nil.

> Analytics is for proportions: which page, which campaign, which device. For the number of enquiries, the enquiry table is right by definition. Say so once, in writing, and the monthly meeting gets shorter.

## From counted to good

Not each enquiry is worth the same. Store the campaign parameters and the Google click identifier with the enquiry, with consent, and let reception mark each as genuine or not. For most small firms a monthly count of genuine enquiries by campaign, from that table, is enough, and feeds straight into the sum in [your first Google Ads budget](/blog/first-google-ads-budget). Sending `qualify_lead` back to GA4 through the Measurement Protocol is the next stage, once volumes justify it.

The form itself matters more than its events; [landing pages that earn the click](/blog/landing-pages-that-earn-the-click) has markup to start from. We set up this plan, with the reconciliation, at the start of [PPC](/services/ppc) work, for instance for [laboratories and clinics in Chennai](/services/ppc/chennai). Questions go to [our contact page](/contact).$md$, null
)
on conflict do nothing;
