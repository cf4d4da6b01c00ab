/** Pages as an honest writer makes them, each of its own, written for the tests: none of them is in the seed. */
export type WrittenPage = { city: string; state: string; service: string; text: string };

export const honestPages: WrittenPage[] = [
  {
    city: 'Nagpur',
    state: 'Maharashtra',
    service: 'SEO',
    text: `Nagpur sits where the old trunk roads cross, and its businesses think in truckloads. A transporter in Kalamna wants to be found by a packer in Raipur; a cold store on Wardha Road wants the orange growers of Katol in October and nobody else for the rest of the year. Search work here starts with a ledger of who buys, from which district, and in which month.

The shops around Sitabuldi live on footfall that arrives by metro now. Their owners tell us that students ask for a price on the phone before they step off at the interchange, so the first thing we mend is the price on the page. In Dharampeth the questions are longer and in Marathi as often as in English: which clinic does a root canal on a Sunday, which tutor teaches the state board after six.

Manufacturers in Butibori and Hingna have the opposite trouble. Their catalogues were scanned years ago, and a buyer who types the grade of a casting finds a directory instead of the maker. We set each part on a page with its drawing, its tolerance and the quantity you can ship in a week. It is slow work and it is never glamorous.

MIHAN brought software firms, and with them a second kind of client, who sells to Pune and Austin and asks why the careers page outranks the product. The answer is usually that everybody links to the job openings. We ask the engineers to write what they solved, and we put those notes where a customer would look.

What happens in the first month? Two people read your server logs and call six of your customers. You get their words, spelled as they spell them, beside the pages that should answer. After that you decide how much of the list you want done, and by whom.

Do you work with wholesalers in Itwari? Yes. Most of them sell on trust and a phone book, so we begin with a listing that is right, photographs of the lane, and hours that account for the Tuesday closing. A website comes later, if at all.`,
  },
  {
    city: 'Indore',
    state: 'Madhya Pradesh',
    service: 'PPC',
    text: `Ask anybody in Indore where to eat at midnight and they will send you to Sarafa. Advertisers make the same mistake with their money: they spend it where the crowd is, at the hour when the crowd is eating. Our campaigns for restaurants and sweet makers here run early in the evening, stop when the kitchen is full, and never bid on the word that every visitor types for free.

Namkeen brands have a different season. Orders from Surat and Mumbai rise before Diwali, when a carton of sev is the gift that travels best. We split the account by weight and by pin code, since postage decides whether a half kilo can be sold at all, and we switch off states where returns have eaten the profit.

Coaching institutes near Bhawarkua compete for the same few hundred phrases. A click for a famous exam costs more than a lunch. We would rather buy the doubts that come a week later, about hostels, attendance and refunds, because a parent who asks these has already chosen the city. Calls are recorded with consent and scored by your own counsellors.

In Pithampur the product is a gearbox or a tablet press, and the audience could fit into one hall. Here we pay for very little traffic. Ads name the norm, the capacity and the country, and the form asks for a drawing. One enquiry in a fortnight can be a good result, so the report counts quotations and leaves impressions out.

How are budgets split between Hindi and English? By what was bought, reviewed each month. Hindi brings cheaper calls for clinics around Palasia and for property along the Super Corridor; English brings fewer and longer ones. Some families use both in one sentence, and the keyword list has to follow.

Who owns the account? You do, from the first day. If we part you keep every search term, every negative and every test, and the person who takes over will find a note on why each exists.`,
  },
  {
    city: 'Coimbatore',
    state: 'Tamil Nadu',
    service: 'E-commerce SEO',
    text: `A wet grinder is bought once in fifteen years, and the buyer reads for a month before paying. Makers in Peelamedu and Ganapathy know every question she will ask, since their fathers answered the same ones across a counter. Their shops on the web answer none: a photograph, a price, and a button. We sit with the service engineer and write down what breaks, what a stone weighs, and how loud the motor is.

Pump makers have the second largest catalogues we have seen. One borewell series alone has two hundred variants, and each had an address of its own with the same paragraph. We kept the addresses that somebody searches for by head and discharge, folded the others into a table, and gave dealers in Pollachi a page with stock instead of a brochure.

Yarn and knitwear go out from Tiruppur, but the merchants who sell seconds and export surplus sit around Oppanakara Street. Sizes are foreign, the lots last a week, and by the time a crawler comes the page is dead. Here we let the category carry the words and let the single product disappear without a trace.

Does schema help a shop of three hundred products? It helps with price and availability, which must be the same as on the page and in the feed. It does nothing for a description copied from the manufacturer. We have watched shops spend a quarter on markup while their filters created ninety thousand pages of shirts.

Which platform do you prefer? The one that your accountant can work with. Half of our clients near Avinashi Road are on a hosted cart and quite content. We ask three things of it: clean addresses, control over what is indexed, and an export of orders that can be joined to the search terms behind them.

Tamil matters more than agencies from elsewhere think. Jewellery, silk and groceries are searched in Tamil script at home in RS Puram and in English letters at the office. We write the category names in both, and let the order book settle which of them leads.`,
  },
  {
    city: 'Guwahati',
    state: 'Assam',
    service: 'Local SEO',
    text: `People come to Guwahati from seven states to see a doctor, to buy a mekhela chador or to catch a flight, and each of them opens a map at the bus stand. A map knows the name of the shop. It rarely knows that the entrance is from the lane behind, that the lift has not worked since Bihu, or that the doctor sits on alternate Thursdays.

We walk to the place first. On GS Road the numbering restarts twice, so pins of showrooms drift by half a kilometre. In Fancy Bazar one building can hold sixty wholesalers under a single address. A photograph of the staircase and a floor in the second address line have brought more callers than any text we wrote.

Hospitals around Six Mile and diagnostics centres in Ulubari are searched in Assamese, Bengali, Hindi and English by families who are frightened. The profile should say what papers to bring and whether a bed for the attendant exists. We ask the front desk to keep a list of what callers wanted to know, and turn it into answers every Friday.

Hotels near Paltan Bazar suffer from reviews meant for their neighbours. We report what is plainly about somebody else, answer the rest in two sentences, and never ask a guest for stars at the counter. A printed card with the question "what should we mend?" has been more useful, and nobody minds it.

Can a homestay across the river at Amingaon rank for the city? For visitors who want the view of the Brahmaputra, yes, with that phrase and honest ferry times. For someone with a train at five in the morning it should not, and a booking from him would end in a bad night for both sides.

What do you need from us to begin? The telephone number that is answered, the hours you keep in the rains, and one person who may approve a reply on the same day. Everything else we can find by asking your customers and the traffic policeman at Ganeshguri.`,
  },
  {
    city: 'Bhubaneswar',
    state: 'Odisha',
    service: 'Content Strategy',
    text: `Half of Bhubaneswar is a planned town that was drawn on paper in the nineteen-forties, and half of it is older than paper. Its readers live in both. A family in Patia will read a comparison of school fees in English at ten at night, and a grandmother in Old Town will ask the phone, in Odia, when the temple closes for the afternoon.

We plan for those moments and leave the rest alone. An engineering college does not need a blog about success. It needs one page for each lab, with the name of the person who runs it, and a plain table of where last year's students went. Parents from Balasore have asked three of our clients the same eleven questions; the answers fitted on four pages.

Hospitals in Chandrasekharpur tend to publish on World Heart Day and World Kidney Day, and to fall silent between. We looked at what people typed before an appointment: cost of the angiogram, the scheme card, parking, whether a wheelchair is to be had at the gate. None of it has a day in the calendar. All of it gets read every week.

Handloom sellers around Ekamra Haat have a vocabulary that deserves care. A sari from Sambalpur is no sari from Nuapatna, and a customer who knows the difference leaves at the first wrong word. We commission from people who weave or sell, pay them for an hour of talk, and edit lightly.

Is Odia worth the effort? For health, government schemes, rites and recipes it is, and few competitors have bothered. For software firms at Infocity it is not. The plan shows where the demand was measured and where we are guessing, in two different colours.

Who writes? Your people, if they can spare two mornings a month; otherwise three writers in the city whom you will meet before they begin. What gets published stays with you, along with the research that led to it, and an agreement about who will keep each page true.`,
  },
  {
    city: 'Patna',
    state: 'Bihar',
    service: 'Local SEO',
    text: `Every June, Boring Road fills with families carrying files. They have come from Darbhanga or Ara for a day to settle where a child will study, and by evening they will have visited five coaching centres and two hostels. Which five was decided on a phone in the train. Our work for institutes here is to be honest in that list.

So the profile says the batch size, the medium, and the fee with the tax in it. It carries a picture of the classroom and not of the topper. When a branch in Kankarbagh has closed for good we have it marked closed, although an owner once begged to keep it for the reviews.

Clinics on Ashok Rajpath have stood in the shadow of the medical college for three generations, and many are known by the doctor's first name alone. We enter that name, since it is what patients type, and add the registered one beside it. Timings change with the courts and the floods; the receptionist can change them from her own phone after an hour of practice.

Sweet shops, tent houses and band parties live on the wedding months. A caterer from Danapur showed us his diary: nine in ten bookings came from people who had eaten his food. We spent nothing on the tenth. We made it easy for the nine to pass on a number, with a page that opens on a slow connection and shows the menus with rates.

Should a shop in Hathua Market have a website? If it sells the same petticoats as its neighbours, a correct listing and quick answers on WhatsApp will do. If it holds a licence, a speciality or a wholesale price list that buyers from Hajipur ask for, then one good page earns its keep.

How do you deal with false reviews? We collect evidence, report once with it, and reply for the next reader. Buying a hundred good ones to drown them is the quickest way to lose a profile, and we have twice been called in after somebody tried.`,
  },
  {
    city: 'Vadodara',
    state: 'Gujarat',
    service: 'Site Speed',
    text: `The slowest site we measured last year belonged to a valve maker in Makarpura whose valves close in eighty milliseconds. His home page needed eleven seconds on the phone of his own foreman. Eight of those were a film of the factory gate, which nobody had asked to see.

An audit with us begins on such phones. We borrow three from your staff, ride the train towards Halol, and write down what loads in the cutting and what does not. The lab comes afterwards, to explain what we have seen. Most agencies do it the other way round and then wonder why nothing changes for visitors.

Engineering firms around Savli and Waghodia often share a single habit: the catalogue is a viewer, and the viewer is two megabytes of script. Replacing it with plain tables took one client from nine seconds to under two, and as a gift the part numbers could be found in search for the first time.

Shops in Alkapuri have lighter pages and heavier guests. Chat widgets, pixels from three former agencies, a map for each branch and a popup for the festival that ended in October. We list each third party with its cost in milliseconds and the name of whoever asked for it. In most cases nobody remembers, and then it can go.

During Garba the ticket sites go down at the minute the passes open. That is no matter of images. It takes a queue that says how long it is, a page that can be served from memory, and a rehearsal a week before with a few thousand pretended visitors. We have written such plans for two organisers and stood beside the server on the night.

What do we receive at the end? A list, ordered by what a visitor gains, with the file and the line where a developer has to look. We do not build it ourselves. Six weeks after your release we measure the same phones again, on the same train, and tell you which of our estimates were wrong.`,
  },
  {
    city: 'Varanasi',
    state: 'Uttar Pradesh',
    service: 'SEO',
    text: `A boatman at Assi told us that he gets his passengers from a man in Lisbon. The man had written about one sunrise, with the price he paid, and strangers have followed him ever since. No agency could have bought that page, but a good many businesses along the river could earn one of their own.

Guesthouses between Godowlia and the river hide in lanes where no car goes, and their sites pretend otherwise. We write how one gets there: where the rickshaw stops, which temple bell to turn at, who will carry the bags and for how much. Such a page answers what a tired traveller asks, and it ranks because nobody else has answered it.

Weavers in Madanpura and Peeli Kothi sell a sari that takes three weeks, beside power-loom copies at a tenth of its price. Their buyers search for how to tell the two apart. We photograph the reverse of the cloth, explain the knots in Hindi and in English, and put the name of the weaver's family under it. Two shops began to receive orders from Chennai without any advertisement.

Then there is the city that visitors never see. Schools in Sigra, tax advisers near the collectorate and dentists around Bhelupur are looked for by neighbours, who type in Hindi with English letters and expect a phone number at once. That work resembles the work in any town of two million, and we do it in the same way.

BHU brings its own rhythm. Admission lists, entrance tests and convocation set off searches for rooms, mess services and photocopies. A printer in Lanka doubled his weekday trade with a page that names the binding each department accepts.

Can you promise the first place for a word such as Banarasi? No, and do not believe who does. It is fought over by the large marketplaces. We can show you forty narrower searches in which a real maker has the better answer, and begin with the five that your stock can serve this season.`,
  },
  {
    city: 'Mysore',
    state: 'Karnataka',
    service: 'PPC',
    text: `For ten days in autumn Mysore is full, and for the rest of the year it is pleasantly half empty. Hoteliers who set one daily budget in April pay for Dasara with money they needed in February. We draw the year on one sheet first: school holidays in Bengaluru, long weekends, the monsoon, the week in which Tamil families drive over the ghat.

Yoga schools in Gokulam have students from Osaka and Toronto who decide six months ahead, in their own time zones, and never by telephone. For them we run small campaigns in four countries and measure deposits. The words are modest: teacher, month, lineage, whether beginners are welcome. An advertisement that promises transformation brings people who leave after a week.

Silk, sandal oil and incense are sold to two crowds who share a keyword. Day visitors near Devaraja Market want to know which shop is the government one, and whether it opens on Sunday. Traders in Surat want a price for fifty kilograms. We keep them apart by hour, by place and by the words around the word, and the second group sees a form in place of a map.

Retired couples look for flats in Kuvempunagar and Saraswathipuram with patience that no monthly report can bear. A lead from January may sign in November. We hand over each enquiry with the search behind it, ask the builder in every quarter what became of it, and move money only then.

Do you take a share of the spend? Our fee is on the price list, and the platforms bill you directly. If a campaign has stopped paying for itself we pause it without asking and write to you on the same day with the figures.

What about software companies at Hebbal Industrial Area? They hire here and sell abroad. For hiring we advise against search ads in most cases, as a notice at CFTRI or a word with a lecturer has filled more posts. For selling, we treat them as we would a firm in any country.`,
  },
  {
    city: 'Ludhiana',
    state: 'Punjab',
    service: 'E-commerce SEO',
    text: `In September the lorries leave Ludhiana with sweaters, and by January the same mills are making track suits. A web shop that keeps its winter pages only while the stock lasts begins from nothing each year. We leave the category standing through the summer, say when the next lot will come, and let last year's reviews remain.

Hosiery is sold by the dozen in Miller Ganj and by the piece everywhere else. Both buyers land on one page and one of them is always wrong. Splitting wholesale from retail, with a minimum order in the title, was the most profitable change we made for a knitwear house on Gill Road, and it needed no new text at all.

Cycle parts are another world. The buyer is a mechanic in Kanpur or an importer in Nairobi, who knows the part by the number stamped on it and by a nickname. Makers at Focal Point print neither on their sites. We collected the nicknames over tea at three repair shops, and the list turned out to be longer than the catalogue.

Filters did the rest of the damage. Colour, gauge, neck, sleeve and season multiplied four hundred sweaters into a million addresses, of which search engines had fetched two thirds. We allow the combinations that people ask for, such as men's sleeveless in wool, and close the others to crawlers while shoppers can still use them.

Are marketplaces friends or enemies? They show you what sells, and they keep the customer. We help you use their search reports to choose what your own shop should stock in sizes that the platform neglects; for the tall and the broad there is hardly any competition.

How do returns come into it? Through the size chart. A mill near Bahadurke measured its garments after washing and printed those figures in centimetres and inches. Returns fell within one season, and the page with the chart is now the one that other sites link to.`,
  },
];
