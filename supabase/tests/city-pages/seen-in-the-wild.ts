/** Pages for the guard as people make them, written without a look at its rules. `places` are what an agency would put on record. */
export type WildPage = { city: string; service: string; places: string[]; text: string };

const brochure = (
  city: string,
  near: string,
  service: string,
) => `Looking for the best ${service} company in ${city}? You have come to the right place. We are a leading digital marketing agency in ${city} with more than ten years of experience in helping businesses grow online. Our team of certified experts provides result-driven ${service} services in ${city} at affordable prices. Whether you are a small business, a startup or a large enterprise in ${city}, our customised packages are designed to meet your goals and your budget.

Why do you need ${service} in ${city}? Today most customers search on Google before they visit a shop or call a company. If your website does not appear on the first page, you lose these customers to your competitors every single day. Our ${service} experts in ${city} study your market, find the keywords that matter and improve your website step by step, so that you get more traffic, more leads and more sales.

We serve clients in ${near} and all other areas of ${city}. Our office team visits ${near.split(', ')[0]} every week to meet business owners. From ${near.split(', ')[1]} we have had many requests for affordable packages this year. Companies in ${near.split(', ')[2]} trust us because we deliver what we promise.

Our process is simple and transparent. First we do a free audit of your website and tell you what is wrong. Then we prepare a strategy with clear targets for the next three to six months. After that our team works on the technical side, the content and the links, and you receive a detailed report every month. You can call your account manager at any time, and you never pay for work that you did not approve.

Why choose us as your ${service} agency in ${city}? We have completed more than five hundred projects for clients in India and abroad. We follow only white hat methods that are approved by Google. We have a dedicated team of writers, designers and developers under one roof. We offer a money back guarantee if you do not see an improvement. Contact us today for a free quote and let us take your business in ${city} to the next level.`;

const hinglish = (
  city: string,
  near: string,
  service: string,
) => `Kya aap ${city} mein best ${service} company dhoondh rahe hain? Toh aap bilkul sahi jagah par aaye hain. Hum ${city} ki number one digital marketing agency hain aur humare paas das saal se zyada ka experience hai. Humari team aapke business ko online grow karne mein poori madad karti hai, woh bhi bahut hi affordable price mein. Chahe aapka chhota business ho ya badi company, humare packages sabke liye hain.

${city} mein ${service} kyon zaroori hai? Aaj kal har customer pehle Google par search karta hai aur uske baad hi shop par jaata hai. Agar aapki website first page par nahi aati hai toh aap roz apne customers kho rahe hain. Humare experts aapke market ko samajhte hain, sahi keywords dhoondhte hain aur aapki website ko step by step improve karte hain, taaki aapko zyada traffic aur zyada leads mil sake.

Hum ${near} aur ${city} ke sabhi areas mein service dete hain. ${near.split(', ')[0]} mein humari team har hafte business owners se milne jaati hai. ${near.split(', ')[1]} se humein is saal bahut saari enquiries mili hain aur ${near.split(', ')[2]} ki companies hum par bharosa karti hain kyonki hum apna vaada nibhate hain.

Humara process bahut simple hai. Sabse pehle hum aapki website ka free audit karte hain aur batate hain ki kya galat hai. Uske baad agle chhe mahine ki strategy banate hain. Phir humari team technical kaam, content aur links par kaam karti hai aur har mahine aapko ek detailed report milti hai. Aap kabhi bhi apne account manager ko call kar sakte hain. Aaj hi humse contact karein aur apne business ko next level par le jaayein. Free quote ke liye abhi call karein, humari team chaubis ghante aapki seva mein hai.`;

const places: Record<string, string[]> = {
  Kanpur: ['Parade', 'Swaroop Nagar', 'Jajmau', 'Panki', 'Kidwai Nagar'],
  Bhopal: ['Arera Colony', 'Mandideep', 'Bittan Market', 'Kolar Road', 'Habibganj'],
  Patna: ['Boring Road', 'Kankarbagh', 'Rajendra Nagar', 'Ashok Rajpath', 'Hathwa Market'],
  Nashik: ['Satpur', 'Ozar', 'Panchavati', 'Gangapur Road', 'Sinnar'],
  Coimbatore: ['Peelamedu', 'Gandhipuram', 'RS Puram', 'Saravanampatti', 'Singanallur'],
  Guwahati: ['Fancy Bazar', 'Paltan Bazar', 'Beltola', 'Maligaon', 'Ganeshguri'],
  Vadodara: ['Alkapuri', 'Makarpura', 'Mandvi', 'Nandesari', 'Waghodia'],
  Dehradun: ['Rajpur Road', 'Clement Town', 'Paltan Market', 'Selaqui', 'Ballupur'],
};
const of = (city: string, service: string, text: string): WildPage => ({
  ...{ city, service, text },
  places: places[city] ?? [],
});
const pasted = (city: string, service: string, template: typeof brochure) =>
  of(city, service, template(city, (places[city] ?? []).slice(0, 3).join(', '), service));

/** Ten of a template; the first of each kind is the one that nobody can know to be one. */
export const pastedPages: WildPage[] = [
  pasted('Kanpur', 'SEO', brochure),
  pasted('Bhopal', 'SEO', brochure),
  pasted('Patna', 'PPC', brochure),
  pasted('Nashik', 'Local SEO', brochure),
  pasted('Coimbatore', 'SEO', (...given) =>
    brochure(...given)
      .replaceAll('best', 'top')
      .replaceAll('affordable', 'budget'),
  ),
  pasted('Guwahati', 'SEO', (...given) =>
    brochure(...given)
      .split('\n\n')
      .toReversed()
      .join('\n\n'),
  ),
  pasted('Kanpur', 'Local SEO', hinglish),
  pasted('Bhopal', 'PPC', hinglish),
  pasted('Vadodara', 'SEO', hinglish),
  pasted(
    'Dehradun',
    'SEO',
    (...given) =>
      `${hinglish(...given)
        .split('\n\n')
        .slice(0, 3)
        .join('\n\n')}\n\n${brochure(...given)
        .split('\n\n')
        .slice(3)
        .join('\n\n')}`,
  ),
];

/** Ten that somebody wrote who was there. */
export const writtenPages: WildPage[] = [
  of(
    'Kanpur',
    'SEO',
    `Leather still pays the school fees in Jajmau. The tanneries there sell finished hides to shoe makers in Agra and saddlery to stables in Germany, and the two buyers do not type the same words. An importer in Hamburg asks for vegetable tanned bridle butts and a certificate; a karigar in Agra rings a cousin. We built one catalogue in English with thickness, tannage and lead time for each hide, and left the cousin alone.

Swaroop Nagar is where the doctors sit. Eleven of them within one kilometre treat skin, and four had the same photo of the same stock model on the home page. Patients told us at the chemist's counter that they pick by fee and by whether the clinic runs after eight in the evening. So the new page of one clinic begins with the fee and the hours. Bookings for the late slot doubled before Diwali.

Around Parade the wholesale cloth shops open late and close later. Retailers from Unnao and Fatehpur come with a list, and they want to know before the bus ride whether the lot is in stock. A page that is refreshed each morning from the shop's own register does it, and it needs no agency after the first month, which we told the owner.

In Panki the trouble was another one. A maker of hosiery machines was found only under the name of a firm that closed years ago, because every directory still carried it. We wrote to nineteen directories, phoned six, and visited one whose owner had died. By March the old name was gone. Nobody had to write a single article for that.

Coaching is the loud trade near Kakadeo, and we keep away from it: whoever promises ranks in an examination wants the same promise from us, and neither can be kept.`,
  ),
  of(
    'Bhopal',
    'Local SEO',
    `Two lakes divide the town, and people describe every address by them: this side of the Upper Lake, behind the Lower one. The map application does not speak like that. For a bakery in Arera Colony we wrote directions the way a cousin gives them on the telephone, from the Bittan Market parking to the third gate, and the calls that only asked the way nearly stopped.

Government families move every third summer. In June half of the enquiries to a packer near Habibganj come from officers who have just been posted, and they compare three quotations on one evening. We had the firm put its price for a two room flat to Indore, Jabalpur and Gwalior on the page, fuel included. Competitors laughed, then copied the table with a misprint that is still there.

Kolar Road grew faster than anybody could number it. Three clinics and a play school share what they all call plot seventeen. Instead of arguing with the municipality we photographed each gate and put the picture into the profile, with the colour of the shutter in words for those who listen rather than look.

Mandideep is twenty kilometres off and lives by its own clock. The first shift ends at two, so the physiotherapist there opens at half past two and fills by four. Her listing said nine to five for six years. That single correction brought her more patients than the advertisement she had paid for in the newspaper.

Reviews come in Hindi, in Urdu and in English with no vowels. We answer in whatever the guest wrote, by hand. One restaurant owner insisted on a polite form that his grandmother uses, and three people thanked him for it in public.`,
  ),
  of(
    'Patna',
    'SEO',
    `Ask at Boring Road what a student needs in his first week and the answer is never a coaching centre. He needs a mess that cooks without onion on Tuesdays, a lodge where the landlord returns the deposit, and a xerox shop that binds overnight. The lodge that we work for lists its rules, its deposit and the name of the landlord, and it was full by the tenth of July without a single banner.

Kankarbagh sells medicine. Rows of diagnostic centres do the same blood tests at prices that differ by half, and the families who come from Samastipur or Begusarai by the night bus have no time to compare. We asked one centre for its complete rate list. It refused for a year; then the new manager, who had been a patient himself, sent it in a spreadsheet with nine hundred lines. Each test has a page now that says whether to eat before it.

On Ashok Rajpath the booksellers know their stock by heart and own no computer. A daughter of one of them typed the titles during the lockdown, four thousand and some, with the misspellings that customers use. That file is the whole secret of the site: people search for the wrong spelling and find the right book.

Makhana from Darbhanga passes through here on its way to Delhi. The trader who packs it wanted to be found for health and snacks. We suggested grades and puffing size instead, because a buyer from Noida had asked us in the train what five suta means. It is the most read page on the site.

What we do not do in this town is politics. Between a Monday and an election someone always offers well for it.`,
  ),
  of(
    'Nashik',
    'PPC',
    `Grapes have eleven weeks. The exporters around Ozar and Dindori spend nothing from May to November, and then everything at once, on buyers who know residue limits better than the chemist. Clicks from curious home gardeners cost one packhouse forty thousand rupees in its first season with another agency. We excluded every word that smells of a garden: sapling, pot, recipe, vine for balcony. What was left was small and cheap and ended in containers.

Satpur makes switchgear, and the people who order it sit in purchase departments in Pune with an approved list. An advertisement cannot put a vendor on that list. It can bring the quality manual to the person who keeps it, and that is where our campaign leads: a manual, a test report, a telephone number that a human answers until six.

The wine tours are the opposite. Couples from Mumbai decide on a Thursday night whether to drive up on Saturday. We raise bids from eight in the evening, name the driving time from Thane, and stop on Friday at noon because by then the rooms along Gangapur Road are gone anyway.

Temple visitors in Panchavati do not book through an advertisement and we told a lodge so. It spends that money on a signboard at the bus stand now, which its owner designed himself in one afternoon. He sends us a box of chivda each Diwali.

Our fee is a tenth of what is spent, written on the invoice beside the amount that went to Google, so that nobody has to ask. In July, when the account sleeps, so does the fee.`,
  ),
  of(
    'Coimbatore',
    'SEO',
    `Every second workshop in Peelamedu winds a pump. They know it, and they compete by decibel: largest, number one, world class. A farmer near Pollachi with a bore of four hundred feet reads none of that. He wants to know which pump lifts how much from his depth with the voltage that really arrives at two in the morning. We made a small calculator from the curves in the makers' own manuals. It is ugly and it is on three thousand phones.

Wet grinders carry a registered origin from here, and the families who make them near Singanallur are tired of copies from elsewhere. Their page shows the stone being cut, names the quarry and says how to tell a copy by its weight. Shops in Jaffna and Singapore order because of that paragraph.

In RS Puram the jewellers asked for a blog about love. We asked them instead how an old thali is valued and what is lost when it is melted. The salesman who answered had done it for thirty one years. His answer, two pages in Tamil and two in English, is visited more than all their collections.

Gandhipuram is buses. Parcels, tiffin, mobile repair and wedding invitations happen within shouting distance of the stand, and people search for them standing. So we cut the pages there down to a price, a landmark and a telephone number; a picture only where it shows the entrance.

Mills are a quiet client. A spinner who exports to Turkey wanted count, strength and the crop year in a table that a buyer's software can read. Nobody will ever praise that page. It was quoted back to us in a purchase order.`,
  ),
  of(
    'Guwahati',
    'Local SEO',
    `Floods decide which shops are open, and nobody updates the internet from a wet first floor. Before the monsoon we sit down with each client in Beltola and agree on three sentences: open as usual, open upstairs, closed until the water is down. The nephew with the phone changes the profile within a minute. People have come to trust those listings more than the radio.

Fancy Bazar is Marwari cloth, Assamese silk and a great deal of arguing. Muga and paat are sold beside polyester of the same colour, and the honest sellers suffer for it. One of them lets customers burn a thread at the counter. We filmed that for twenty seconds, without music, and pinned it to the listing. His landlord complained about the queue.

Travellers get down at Paltan Bazar at five in the morning from the night buses out of Dimapur, Tezpur and Silchar. What they look for is a bath, tea and a charging point until the offices open. A lodge there rents rooms for three hours; its listing never said so because the owner thought it improper. We wrote "freshen up, by the hour, families" and that was understood by everybody.

In Maligaon the railway colony has its own calendar of transfers, and the schools nearby fill by word of mouth. A tuition teacher wanted to rank above the big names. We told her to ask the parents of her twelve pupils for a review after the half yearly results instead. Nine wrote one, four of them in Bengali.

Bihu is the month in which we do nothing at all. The town is dancing, the clients are dancing, and whoever sends a report in the middle of April does not know where he is.`,
  ),
  of(
    'Vadodara',
    'Site Speed',
    `A maker of valves in Makarpura had a home page of nineteen megabytes. Most of it was one film of a furnace, in the resolution of a cinema, that began by itself. His buyers sit in plants at Nandesari and Dahej where the signal comes through a steel roof. We replaced the film by a photograph and a link to it. The page opens in a second and a half on the guard's old phone, which is the one that we test with.

Along Waghodia road the factories have colleges for neighbours, and both share one overloaded tower. At lunch hour nothing moves. Measured there at half past one, a catalogue that was fine in our office took fourteen seconds. The culprit was a chat window that no one had ever used; it fetched three fonts and a parrot. It went, and so did the parrot.

Shops in Mandvi sell chaniya choli for nine nights and live on it for a year. In September their pages must bear forty times the visitors of June, most of them looking at pictures on the back of a scooter. We prepared the pictures in August, in two sizes, and served them from a place in Mumbai. The shop next door served them from a laptop.

Alkapuri is where the consultants are, and where we lost a client by being honest. His site was fast enough. What it lacked was a reason to be visited, and he had wanted to hear about milliseconds.

The report that we leave behind names the file, the line and the saving for each change, and the developer here or in Anand can do it without us. Two have sent corrections to our corrections. We were glad of them.`,
  ),
  of(
    'Dehradun',
    'Content Strategy',
    `Boarding schools are chosen by grandmothers in Ludhiana and fathers in Dubai, and neither reads a prospectus. Both ask what the child eats, who sits with him when he has fever, and how often he may telephone. For a school off Rajpur Road we interviewed the matron and the cook before the principal. Their answers became the first two pages, and the list of achievements moved to where such lists belong.

Selaqui makes medicines under other people's names. A contract manufacturer has nothing to show: the brands are secret, the plant is a white corridor, the product is a strip. So the plan has six texts only, each about one question that an auditor asks, from the water system to recalls. They are dull, exact, and read to the end, as the record shows.

Rice with a smell, the Tibetan noodles of Clement Town and rusks from the bakeries in Paltan Market go home with every visitor. The bakery that ships them had recipes on its site, written by someone who had never seen the oven. We proposed one article for each month about what is baked then and why: the weddings, the snow, the school holidays. In the second year it needed no changes but dates.

Trekking firms write about mountains and forget the knees. A guide near Ballupur, who carried two clients down last May, dictated a text about when to turn round. It cost him bookings from people he did not want. The others arrive fitter.

We plan by what the town does between April and November, when it is full of other people, and between December and March, when it is itself again.`,
  ),
  of(
    'Kanpur',
    'PPC',
    `Mein yeh page khud likh raha hoon, isliye seedhi baat. Jajmau ke ek saddlery exporter ne pichhle saal paanch lakh rupaye ads par lagaye aur unko mile teen sau phone, jinme se do sau ladkon ke the jo naukri dhoondh rahe the. The word leather was bought broadly, so the ads were shown for jackets, for jobs and for a film. We cut it to saddle trees, girths and bridle leather, in English alone, for six countries. The phone is quiet now, and the boats are full.

Swaroop Nagar mein doctor sahab ko click nahi, patient chahiye. Unka budget din mein do sau rupaya tha, jo subah nau baje tak khatam ho jaata tha, because an agency in another town had left the schedule open all night. Hum ne ads shaam chhe se nau kar diye, jab clinic ka counter khaali hota hai aur koi phone uthaata bhi hai. In the first month thirty one people came, and the receptionist wrote their names by hand so that nobody could argue.

Parade ke wholesale wale bolte hain ki online sirf retail hota hai. For saris by the piece that is true. Magar ek vyapari ne lot ka rate likh diya, with the smallest order and the transport to Gorakhpur, and his ad names the rate as well. Shauk wale click hi nahi karte. That is what a price in an advertisement is for.

Panki ki factory ke liye humne mana kar diya. They sell to the railways by tender, and no tender was ever won by an advertisement. Owner ne chai pilayi, and three months later he sent his brother, who sells pickles. Achaar ke ads chal rahe hain, from October until the weddings end, aur uske baad band.`,
  ),
  of(
    'Coimbatore',
    'PPC',
    `Two motors of the same horsepower differ by nine hundred rupees in Gandhipuram and nobody at the counter will say why. Our advertisement for a dealer there does: copper against aluminium, in one line, with the weight. It is clicked less than the one before it and leads to twice the sales, since whoever wants aluminium goes next door at his own expense.

Hospitals near Peelamedu pay more for a word than any exporter. Knee replacement costs three hundred rupees a click in the afternoon. We moved the campaign of a small hospital to what its surgeon is known for among villagers beyond Palakkad, wrists crushed in a thresher, and wrote it in Malayalam. There are eighteen such searches a week. Eleven of them telephone.

Software firms in Saravanampatti advertise for staff, not for clients. The good ones want somebody who would rather not move to Chennai, and that wish can be typed: jobs near home, no relocation, five days. We bid on the wish. Two offices have filled their night shift that way, which had been empty since summer.

In Singanallur the foundries stop when power does. An advertisement that promised delivery in four days ran straight through a month of cuts and filled the inbox with anger. Since then the owner switches it off from his phone, as he does the furnace, and on again when the line is steady. It took him two minutes to learn.

Mill owners in RS Puram ask for guarantees. We show them instead what last month's spending bought, order by order, with the two that came to nothing. One said that his brother in law promises better. He is welcome to the brother in law, we answered, and he laughed and signed.`,
  ),
];
