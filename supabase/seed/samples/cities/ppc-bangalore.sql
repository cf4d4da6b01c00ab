-- PPC in Bangalore
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Bangalore', 'Karnataka', 'PPC',
  $t$Bangalore PPC for SaaS Pipelines and Local Demand$t$,
  $t$Paid search and LinkedIn campaigns for Bangalore SaaS firms, clinics and builders, tied to CRM stages, US time zones and Kannada-speaking buyers.$t$,
  $t$PPC for Bangalore Companies Who Read the Raw Data$t$,
  $t$Ask a growth lead in Koramangala what a lead costs and you will get a dashboard; ask what a paying account costs and the room goes quiet. That gap is where advertising money disappears in this town. Venture-backed products in Domlur and HSR bid against global rivals for the same American keyword, frequently at three in the afternoon when nobody in Ohio is awake.

Closer to home are quite different advertisers: preschools in Whitefield, orthopaedic centres in Jayanagar, interiors studios following apartment handovers along Hosur Road, and Peenya toolmakers wanting eight good enquiries a month. Newcomers search in Hindi, Tamil, Malayalam and Telugu as well as Kannada. We connect spend to the CRM first, then argue about bids. Engineers on your side get the tracking plan as a document they can review line by line.$t$,
  $j$[
    {"title":"Pipeline-stage bidding for SaaS","description":"A demo booked by a student and one booked by a procurement head look identical to a pixel. We send qualified, opportunity and closed stages from HubSpot, Zoho or Salesforce back to Google and LinkedIn, so algorithms train on revenue instead of form fills."},
    {"title":"Campaigns on customer time","description":"Selling to Sydney in the morning and Seattle after midnight demands schedules per country. Budgets, chat cover and ad copy follow the buyer's working day, currency and spelling, while your Bellandur team sleeps with alerts set for anomalies only."},
    {"title":"Rival-name and comparison bidding","description":"Bidding on a competitor can be sensible, petty or ruinous. We model the likely quality score and legal exposure, write ads that never borrow a trademark in the text, and land readers on a fair comparison page your product managers will defend."},
    {"title":"Housing and interiors handover calendar","description":"Possession letters in Varthur or Thanisandra start months of spending on wardrobes, grilles and water softeners. Lists of upcoming completions guide location layers, and creative speaks of slab type and society rules, because a generic modular-kitchen advertisement is invisible here."},
    {"title":"Hiring ads for hard roles","description":"Embedded, VLSI and nursing recruiters fight for scarce attention. Separate groups for candidates and clients, employer pages with salary bands where you permit them, and exclusions for freshers protect the recruitment budget from thousands of optimistic but unsuitable applications."}
  ]$j$::jsonb,
  $j$[
    "Our cost per lead looks fine but sales complain. Where do you begin?",
    "Does LinkedIn deserve part of a start-up's paid budget?",
    "Will you work with our in-house performance marketer?",
    "Can a Jayanagar clinic advertise without attracting all of Karnataka?"
  ]$j$::jsonb,
  $j$[
    "With fifty recent leads and the salesperson who called them. We label why each was good or useless, trace the search term and landing page behind it, and look for the pattern. Usually a handful of themes, match types or placements causes most of the noise, and those are trimmed before budgets change.",
    "When the deal is large enough and the job title narrow enough to bear its click price. For a payroll tool sold to firms of thirty people, search is normally kinder. We test one offer against one audience, such as plant heads in Bommasandra, with a stop rule agreed before the first rupee leaves.",
    "Gladly. Many teams keep strategy and creative inside and ask us for account structure, feed work and measurement, or the reverse. A shared change log records who altered what, experiments have a single owner, and disagreements are settled by a holdout test rather than by seniority.",
    "Yes: a modest travel-time area around the clinic, call hours matched to reception, and exclusions for distant districts unless you offer teleconsultation. Specialities that draw patients from Tumakuru or Hassan get their own campaign with directions and waiting-list details, so long journeys are deliberate and nearby appointments are not crowded out."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
