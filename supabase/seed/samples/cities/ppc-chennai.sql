-- PPC in Chennai
insert into public.city_pages
  (city, state, service_type, meta_title, meta_description, h1_title, intro_paragraph, services_offered, faq_questions, faq_answers, testimonials, is_sample)
values (
  'Chennai', 'Tamil Nadu', 'PPC',
  $t$Chennai PPC Agency for Clinics and Auto Ancillaries$t$,
  $t$PPC for Chennai dental, eye and fertility clinics, Ambattur auto suppliers and silk showrooms, with Tamil ad copy written by Tamil speakers.$t$,
  $t$PPC in Chennai, with Tamil Copy That Sounds Spoken$t$,
  $t$Walk one avenue of Anna Nagar and count the dental boards; then open a phone and count the boosted posts. Advertising for clinics in Chennai is crowded, rule-bound and personal: the mother chooses, the son in Toronto pays, and the phone call is in Tamil. Copy that says best clinic persuades neither of them.

On the opposite side of town an Ambattur fastener maker or a Maraimalai Nagar gasket firm needs a dozen sourcing managers a year. Clicks are few, dear and mixed up with students looking for PDF notes. We plan for both kinds of scarcity. Keyword lists are gathered in Tamil script, Tanglish and English; engineering terms are checked with your production head; and budgets rest during Margazhi mornings or swell before Akshaya Tritiya only if your own booking sheet agrees.$t$,
  $j$[
    {"title":"Clinic campaigns within medical rules","description":"Dental, eye and fertility practices in Adyar or Kilpauk advertise under health policies that restrict remarketing and certain claims. We write procedure-led ads, avoid before-and-after promises, route calls to a Tamil-speaking coordinator, and report consultations attended instead of numbers dialled."},
    {"title":"RFQ search for auto ancillaries","description":"Terms like bearing cap forging or rubber-to-metal bonding bring three useful visitors a week. Exact groups, long negative lists against jobs and syllabus hunters, and a drawing-upload landing page let a Thirumazhisai supplier pay for buyers with a tender rather than for engineering students."},
    {"title":"Tamil responsive ads","description":"Character limits are tight and Tamil words are long. Our copywriter composes headlines natively, tests how they break on a small handset, and keeps a respectful tone for elders alongside brisk spoken phrasing for food delivery, coaching and mobile-phone shops."},
    {"title":"Showroom footfall from T. Nagar to Velachery","description":"Silk, gold and appliance retailers care about who walks in. Local inventory, map placements and distance-based offers are paired with a question at the billing counter, and results from Usman Road are kept apart from those of the Velachery branch."},
    {"title":"Admissions advertising by counselling round","description":"Engineering and arts colleges toward Poonamallee and Vandalur see interest turn with board results and TNEA rounds. Daily pacing follows the official timetable, district-wise ads reach Villupuram or Vellore families, and campaigns halt by themselves when a branch fills."}
  ]$j$::jsonb,
  $j$[
    "Which health claims must our Chennai clinic avoid in ads?",
    "We make auto parts for five customers. Is search advertising pointless?",
    "Should Tamil ads lead to an English page?",
    "When do you lower bids during the year?"
  ]$j$::jsonb,
  $j$[
    "Assured outcomes, unqualified cures, patient photographs without proper consent, and anything your medical council or Google's healthcare policy disallows. We keep a phrase list approved by your lead doctor, and check remarketing audiences, since interest in a treatment is sensitive. Plain facts on the consultant, procedure and waiting time do respectable work without the drama.",
    "Small, yes; pointless, no. A tightly matched campaign can run on a few hundred impressions and still surface a new programme at Sriperumbudur or an importer in Germany. If a month passes with only wholesalers and trainees, we show you the query list and recommend pausing it in favour of trade directories.",
    "No, unless your only Tamil speaker is the advertisement. A reader who tapped கண் மருத்துவர் (eye doctor) expects the next screen to continue the conversation. One short Tamil page with timings, directions, doctor's name and a call button outperforms a grand bilingual site that never gets finished.",
    "Whenever your evidence says that intent has thinned. Some clinics slow down in exam season; wedding jewellers rest through Aadi although textile sellers are busiest then; factories place few orders over Pongal. We draw a twelve-month pacing chart from your invoices and revise it after the first full cycle."
  ]$j$::jsonb,
  $j$[]$j$::jsonb,
  true
)
on conflict do nothing;
