import type { WildPage } from './seen-in-the-wild.ts';

/** Written after the guard had learned Hindi, to try it on what it was not made with. */
const of = (city: string, service: string, places: string[], text: string): WildPage => ({
  ...{ city, service, places, text },
});

const lines = (
  city: string,
  near: string[],
  service: string,
) => `Grow your business with the most trusted ${service} agency in ${city}. Every brand deserves to be seen, and our specialists make sure that yours is. From local stores to national enterprises, we craft strategies that put you ahead of the competition. With a passionate team and proven methods, we turn clicks into customers and visitors into loyal fans.

Our ${service} services in ${city} cover everything that you need under one roof. We begin with an in depth analysis of your website, your competitors and your audience. Next we create a roadmap that fits your goals, and we optimise every page for speed, relevance and conversions. Our monthly reports keep you informed about rankings, traffic and revenue, so that you always know where your money goes.

We are proud to serve ${near[0]}, where startups and shops have grown with our help. In ${near[1]} our consultants meet owners every month to discuss new opportunities. Businesses around ${near[2]} recommend us because of our honest advice and quick support.

What makes us different from other agencies in ${city}? We listen first, and we explain each step in simple language. There are no hidden charges and no long contracts. Our certified professionals stay up to date with every change of the algorithm, which means that your website stays safe. Whether you sell clothes, run a clinic or manage a school, our plans can be adjusted to your budget.

Ready to reach the top? Book a free consultation with our ${service} experts in ${city} and receive a detailed audit worth ten thousand rupees at no cost. Fill in the form today, and one of our advisors will call you back within one working day.`;

const pankti = (
  city: string,
  near: string[],
  service: string,
) => `क्या आप ${city} में सबसे अच्छी ${service} कंपनी खोज रहे हैं? आप बिल्कुल सही जगह पर आए हैं। हम पिछले दस साल से ${city} के व्यापारियों को ऑनलाइन बढ़ने में मदद कर रहे हैं। हमारी अनुभवी टीम आपकी वेबसाइट को गूगल के पहले पेज पर लाने के लिए पूरी मेहनत करती है। छोटी दुकान हो या बड़ी कंपनी, हमारे पैकेज हर बजट के लिए बनाए गए हैं।

आज के समय में हर ग्राहक कुछ भी खरीदने से पहले इंटरनेट पर खोज करता है। अगर आपकी वेबसाइट वहाँ दिखाई नहीं देती है तो आपके ग्राहक आपके प्रतियोगी के पास चले जाते हैं। हमारे विशेषज्ञ आपके बाज़ार को समझते हैं, सही शब्द चुनते हैं और आपकी वेबसाइट को तेज़ और आकर्षक बनाते हैं, ताकि आपको ज़्यादा ग्राहक और ज़्यादा बिक्री मिल सके।

हम ${near.join(', ')} और ${city} के सभी इलाकों में सेवा देते हैं। ${near[0]} में हमारी टीम हर हफ़्ते व्यापारियों से मिलने के लिए जाती है। ${near[1]} से हमें इस साल बहुत सारे नए ग्राहक मिले हैं और ${near[2]} के दुकानदार हम पर पूरा भरोसा करते हैं।

हमारा काम करने का तरीका बहुत आसान है। सबसे पहले हम आपकी वेबसाइट की मुफ़्त जाँच करते हैं और बताते हैं कि क्या गलत है। उसके बाद हम अगले छह महीने की योजना बनाते हैं। फिर हमारी टीम तकनीकी काम, लेखन और लिंक पर काम करती है और हर महीने आपको एक पूरी रिपोर्ट मिलती है। आप कभी भी अपने मैनेजर से बात कर सकते हैं। आज ही हमसे संपर्क करें और अपने व्यापार को नई ऊँचाई पर ले जाएँ।`;

const line = (
  city: string,
  near: string[],
  service: string,
) => `${city} mein ${service} ke liye sabse bharosemand naam. Hum jaante hain ki aapka business aapke liye kitna important hai, isliye hum har project ko apna samajh kar karte hain. Hamari expert team latest tools ka use karti hai aur aapki website ko Google ke top par lekar aati hai. Ab tak hum saikdon clients ko success dila chuke hain, aur agla number aapka ho sakta hai. Chhoti dukaan se lekar badi factory tak, sabke liye hamare paas ek alag yojana hai jo unki zaroorat ke hisaab se banti hai.

Hamari ${service} services mein kya kya milta hai? Sabse pehle keyword research, jisme hum dekhte hain ki ${city} ke log kya search karte hain. Phir on page aur off page ka kaam hota hai, jisse aapki ranking badhti hai. Uske saath content writing bhi milti hai, jo aapke customers ko pasand aati hai aur unko khareedne ke liye taiyaar karti hai.

${near[0]} ke dukaandaar humse kaafi saalon se jude hue hain. ${near[1]} mein bhi hamare kai clients hain jo har mahine naye orders le rahe hain. ${near[2]} se bhi log hamare office aate hain kyonki unko hamara kaam pasand hai.

Price ki chinta mat kijiye, kyonki hamare plans har budget ke liye hain. Koi hidden charge nahi hai aur koi lamba contract bhi nahi hai. Aap jab chahein tab plan badal sakte hain. Har mahine ki report WhatsApp par milti hai, taaki aapko pata rahe ki aapka paisa kahan ja raha hai. Toh der kis baat ki, aaj hi form bhariye aur free audit paaiye. Hamari team aapko ek din ke andar call karegi aur saari jaankari degi.`;

const lucknow = ['Hazratganj', 'Aminabad', 'Gomti Nagar'];
const ranchi = ['Lalpur', 'Doranda', 'Harmu'];
const agra = ['Sanjay Place', 'Sikandra', 'Dayalbagh'];
const indore = ['Palasia', 'Vijay Nagar', 'Rajwada'];

/** Four of one template, three of another in Hindi, three of a third in Hindi with Latin letters: the first of each nobody can know. */
export const laterPasted: WildPage[] = [
  of('Lucknow', 'PPC', lucknow, lines('Lucknow', lucknow, 'PPC')),
  of('Ranchi', 'SEO', ranchi, lines('Ranchi', ranchi, 'SEO')),
  of('Agra', 'Local SEO', agra, lines('Agra', agra, 'Local SEO').split('\n\n').toReversed().join('\n\n')),
  of(
    'Indore',
    'SEO',
    indore,
    lines('Indore', indore, 'SEO').replaceAll('business', 'company').replaceAll('agency', 'firm'),
  ),
  of('Lucknow', 'Site Speed', lucknow, pankti('लखनऊ', ['हज़रतगंज', 'अमीनाबाद', 'गोमती नगर'], 'एसईओ')),
  of('Ranchi', 'PPC', ranchi, pankti('रांची', ['लालपुर', 'डोरंडा', 'हरमू'], 'पीपीसी')),
  of('Agra', 'SEO', agra, pankti('आगरा', ['संजय प्लेस', 'सिकंदरा', 'दयालबाग'], 'एसईओ')),
  of('Agra', 'PPC', agra, line('Agra', agra, 'SEO')),
  of('Ranchi', 'Local SEO', ranchi, line('Ranchi', ranchi, 'Digital Marketing')),
  of(
    'Indore',
    'PPC',
    indore,
    line('Indore', indore, 'SEO').replaceAll('Hamari', 'Humari').replaceAll('hamare', 'humare'),
  ),
];

/** Ten of people with something to say. */
export const laterWritten: WildPage[] = [
  of(
    'Lucknow',
    'PPC',
    lucknow,
    `हज़रतगंज में चिकन की जिस दुकान के साथ हमने काम शुरू किया, उसके मालिक ने पहले दिन कहा कि उनके ग्राहक मोबाइल नहीं देखते। अगले हफ़्ते उनकी बहू ने दिखाया कि दुबई से रोज़ चार संदेश आते हैं और किसी का जवाब नहीं जाता। हमने वेबसाइट बाद में बनाई, पहले जवाब देना शुरू किया।

असली चिकनकारी और मशीन की कढ़ाई में फ़र्क़ सब पूछते हैं, लेकिन लिखता कोई नहीं। अमीनाबाद के एक कारीगर ने हमें बत्तीस टाँकों के नाम बताए, हमने हर टाँके की उल्टी तरफ़ की तस्वीर ली और लिखा कि मशीन वहाँ क्या छोड़ती है। वह पन्ना अब इतना पढ़ा जाता है कि थोक के ख़रीदार उसी का लिंक भेजकर भाव पूछते हैं।

गोमती नगर में डॉक्टर बहुत हैं और सब एक ही बात लिखते हैं। एक हड्डी के डॉक्टर से हमने कहा कि वे वही लिखें जो ओपीडी में दिन में बीस बार बोलते हैं: घुटना कब बदलना है और कब नहीं। उन्होंने साफ़ लिखा कि आधे मरीज़ों को ऑपरेशन नहीं चाहिए। उस महीने दूर के गाँवों से भी फ़ोन आए, क्योंकि लोगों को पहली बार किसी ने मना किया था।

कबाब वाले की वेबसाइट हमने नहीं बनाई। उसके यहाँ शाम सात बजे लाइन लगती है और नौ बजे माल ख़त्म हो जाता है। उसे बस इतना चाहिए था कि नक्शे पर छुट्टी का दिन सही दिखे, और वह दस मिनट का काम था जिसका हमने पैसा नहीं लिया।

हम हर महीने एक पन्ने की चिट्ठी भेजते हैं, जिसमें लिखा होता है कि क्या किया, क्या नहीं चला और अगले महीने क्या छोड़ देंगे। बुज़ुर्ग ग्राहक उसे छपवाकर फ़ाइल में रखते हैं। एक ने पिछले साल की चिट्ठी निकालकर हमारी ग़लती दिखाई, और वे सही थे।`,
  ),
  of(
    'Varanasi',
    'Local SEO',
    ['Godowlia', 'Assi Ghat', 'Madanpura'],
    `गोदौलिया चौराहे पर जो पहली बार आता है, वह नक्शा देखकर खो जाता है, क्योंकि गलियों के नाम नक्शे में हैं ही नहीं। हमने एक गेस्ट हाउस के लिए रास्ता वैसे लिखा जैसे रिक्शा वाला बताता है: पहले पान की दुकान, फिर पीपल, फिर बाईं ओर नीला दरवाज़ा। रात की गाड़ी से आने वाले यात्री अब फ़ोन कम करते हैं।

Travellers who stay near Assi Ghat ask different things from those who come for a cremation, and a listing that smiles at both insults one of them. We gave the lodge two descriptions, kept the photographs quiet, and wrote plainly that no alcohol is served and that the gate closes at eleven. Bookings fell for a month and then came back with people who stayed twice as long.

मदनपुरा के बुनकरों की दिक्कत दूसरी है। दुकान वाला साड़ी बेचता है और नाम भी उसी का होता है। एक परिवार ने अपने करघे का पता गूगल पर डाला, अपने हाथ की तस्वीर लगाई और लिखा कि एक साड़ी में कितने दिन लगते हैं। अब साल में तीस लोग सीधे घर आते हैं, चाय पीते हैं और बिना मोलभाव के ख़रीदते हैं।

Boatmen wanted reviews. We told them not to ask on the boat, where nobody dares to refuse, but to hand over a small card on the steps. Half of the cards were thrown into the river, which the boatmen then complained about; so the card became a sticker for the phone. It works, and the river has fewer cards.

देव दीपावली के हफ़्ते में हम कोई नया काम नहीं लेते। उस समय हर फ़ोन पर एक ही सवाल होता है, और उसका जवाब तीन साल से एक ही है: कमरा नहीं है। यही बात अब पहली पंक्ति में लिखी है।`,
  ),
  of(
    'Indore',
    'PPC',
    indore,
    `Rajwada ke paas ek bartan wale hain jinki dukaan unke dada ne kholi thi. Unhone pichhle saal kisi agency ko saath hazaar diye aur badle mein unko ek graph mila jo upar jaata tha. Humne graph band karke ek register rakha: kaun aaya, kya dekh kar aaya, kitne ka le gaya. Teen hafte mein pata chal gaya ki ads se log kadhai poochte hain aur kharidte pressure cooker hain. Uske baad humne kadhai ke ads kabhi nahi chalaye.

Vijay Nagar mein coaching aur hostel saath saath chalte hain. Parents Khandwa aur Dewas se phone karte hain, aur sabse pehle khaane ka poochte hain, padhai ka nahi. Isliye ek hostel ke ad mein humne mess ka menu likh diya, poore hafte ka, jaisa wahan sach mein banta hai. Click mehnge ho gaye lekin jo aaye woh dekh kar hi admission le gaye.

Palasia ke ek dentist ka kissa sunaane layak hai. Woh chahte the ki unka naam sabse upar aaye, chahe jitna paisa lage. Humne ek mahina unki baat maani, ek mahina apni. Apne mahine mein ads sirf subah aath se das chale, jab log dard mein uth kar phone uthaate hain. Paisa aadha laga aur kursi khaali nahi rahi. Ab woh khud doosron ko yeh baat batate hain, bas hamara naam lena bhool jaate hain.

Namkeen walon ko hum mana kar dete hain. Poore desh ko pata hai ki sev kahan ki achhi hai, uske liye ad ki zaroorat nahi. Haan, ek vyapari America bhejta tha aur customs mein uska maal teen baar ruka. Uske ads se pehle humne uska label theek karwaya.

Hamari fees kharch ka das pratishat hai aur har bill par alag se likhi hoti hai. Agar kisi mahine kharch nahi hua toh hum bhi bill nahi bhejte.`,
  ),
  of(
    'Ranchi',
    'Local SEO',
    ranchi,
    `Lalpur chowk ke aas paas itni coaching hain ki board ek doosre ke upar lage hain. Ek nayi library ne humse kaha ki unko sabse upar dikhna hai. We asked to see the room first. It had forty chairs, two toilets and a generator, and the owner sat at the desk himself until midnight. Humne wahi likha: generator hai, raat baarah baje tak khula hai, ladkiyon ke liye alag kamra hai. Ek mahine mein list bhar gayi aur usko naam kaatne pade.

In Doranda the hospitals and the medicine shops live from each other, and people arrive from Gumla and Simdega on the first bus. They do not search for a speciality, because nobody has told them its name yet; they search for the pain. So the listing of a small clinic now has the words that its patients use, in Nagpuri too, and says what to bring: old papers, somebody who can sign, and food for the day.

Harmu ke ek mistri ne humein sikhaya ki review kaise aate hain. Woh AC theek karta hai aur jaate samay customer se kahta hai ki agar pandrah din mein kharab hua toh muft aayega, aur agar nahi hua toh phone par do line likh dena. Pandrah din baad woh khud yaad dilata hai. Uske paas do sau review hain aur kisi mein jhooth nahi hai.

The rain decides a great deal here. In July the tourists for the waterfalls come and the roads go, and a hotel that does not say which bridge is open will get them anyway, angry. We write the state of the road into its profile every Friday in one sentence. Mobile network jahan nahi hota wahan ka naksha humne paper par bana kar reception par rakh diya, which was the best thing we did for it all year.`,
  ),
  of(
    'Ludhiana',
    'SEO',
    ['Chaura Bazaar', 'Focal Point'],
    `A knitting unit in Focal Point makes sweaters for brands that would rather not be named, so its website could show nothing that it was proud of. For a year that was the excuse. Then the owner's daughter photographed the machines instead of the sweaters: gauge, needle count, which yarn breaks and at what speed. Merchandisers in Tirupur and Barcelona write to her now about needles, and the brands have nothing to object to.

We spent the first month finding out how buyers ask. They do not type sweater manufacturer, they type a fault. Pilling after three washes, spirality in single jersey, shade variation between lots. Each of these has a page by now, written with the man who runs the dyeing floor, with a picture of the fault beside a coin and what causes it. He insisted on naming the cases in which his own floor was to blame.

Wholesale in Chaura Bazaar works on credit and memory, and neither is searched for. A shawl trader there had been sold a shop system with a basket and a countdown. Nobody ever put a shawl into the basket. We replaced it by a list of what had arrived this week with the number of pieces, which his nephew types on Monday morning, and by a line that says until when an order goes with the night truck to Jammu. Retailers open it as they open the weather.

Cycle parts are the other half of the town, and we learned to refuse most of that. A bell costs nine rupees; nothing that we do can be paid from a bell. One maker of hubs came back with drawings of a sealed bearing for cargo bikes, and for those there are forty buyers in the whole world. We knew all forty by name after six weeks. Eleven have asked for samples, three have ordered, and that pays for the year.

Winter is the season in which nobody answers us here. We plan for April, when the machines are being oiled and people have time to be asked.`,
  ),
  of(
    'Agra',
    'SEO',
    ['Sanjay Place', 'Hing Ki Mandi'],
    `Shoes leave this town in other people's boxes. The makers behind Hing Ki Mandi can tell you the last, the welt and the tannery of a pair that sells in London for three hundred pounds, and their own site says quality footwear since 1974. We asked one of them to talk while he worked and wrote down what he said about the insole. It took an afternoon and eleven cups of tea. The text is long, it has no adjectives, and a shop in Leeds ordered because of the paragraph about cork.

Tourists are what everybody expects us to write about, and they are the smallest part of the work. A guide with a licence came to us because he was losing to websites in Delhi that have never seen the east gate. He knows at which hour the school groups arrive, which bench is in the shade in May and how to refuse a photographer without a scene. We put that in the order of the day and left out the history, which is in every book. He is booked by people who have been here before.

In Sanjay Place the accountants sit above one another, and all of them offer registration, returns and peace of mind. The one that we took on does nothing but exports of footwear and marble. His pages answer what his clients ring about at ten at night: which form goes with samples, what happens when a buyer pays in two parts, how a rejected container comes home. Other accountants read them, which he found out when one rang to correct a date.

Marble inlay is sold with a torch under the plate. On a screen the torch does nothing. We made a page about how a repair looks after twenty years instead, with pieces that came back, and said what each repair had cost. The families who do this work disagreed about the page for a month. It is the only one of its kind, so it is found by whoever inherits a table.

We take nobody who wants the word Taj in the domain, and two such requests come every week.`,
  ),
  of(
    'Jodhpur',
    'SEO',
    ['Boranada', 'Basni', 'Sardarpura'],
    `Container loads of furniture leave Boranada every night, and for ten years the same photograph of the same sideboard has stood on forty websites. Buyers from Copenhagen told us that they count the legs to find out who really makes it. Our client stopped showing sideboards. He shows joints, moisture readings and the yard where mango wood dries for nine months, with the date on which each stack was cut. A buyer who knows wood writes to him after ten minutes.

Guar gum is milled in Basni and eaten by oil wells in Texas. It is a market of viscosity, price and rumour, and there is no use in a blog about it. What the chemist at the mill did want to publish was a table of how the powder behaves in hard water, which he had kept in a notebook since 2009. We set it as a table, gave each grade an address of its own and left the notebook's handwriting on top as a picture.

Doctors around Sardarpura are known by their fathers' names. A young one who came back from Manipal could not wait for that. He answers one question each Sunday, the way he would at a wedding, in Marwari first. The recordings have no music and no logo. His waiting room asks for the next topic, and the best of them was about camel milk and sugar.

Heritage hotels spend on pictures of a blue wall. One owner rang to ask why his guests complained about the climb. We wrote down the number of steps to every room, and where one rests. That is now the page with the fewest returns to the search results that we have ever made, and an elderly couple from Lyon thanked him for it by letter.

The summer is for measuring. From April to June nobody buys, so we mend what is slow, take away what nobody read, and tell the client which of his pages were our mistake.`,
  ),
  of(
    'Surat',
    'PPC',
    ['Varachha', 'Katargam', 'Sahara Darwaja'],
    `Varachha ki ek hira factory ko ads nahi chahiye the, karigar chahiye the. Ghar ka video banaya, poora kaam ka kamra dikhaya, pagaar likhi aur yeh bhi likha ki mobile darwaze par jama hota hai. Jo log aaye unko pehle se sab pata tha, isliye koi teen din mein bhaag kar nahi gaya. Maalik ne kaha ki pehli baar naye ladke ke saath purana hisaab nahi karna pada.

Kapde ka dhanda alag hai. Sahara Darwaja ke paas ek vyapari saree ka set bechta hai, ek piece nahi. Uske purane ads par mahilaon ke phone aate the jo ek saree maangti thi, aur uska ladka din bhar mana karta rehta tha. Humne ad ki pehli line mein hi likh diya ki kam se kam barah piece. Click gir gaye, ladka khush ho gaya, aur Patna se ek dukaandaar ne pehla order chaubis piece ka diya.

Katargam mein ek doctor ne humse poocha ki raat ko ad kyon chalta hai jab clinic band hai. Sawaal sahi tha. Purani agency ne kabhi dekha hi nahi tha ki phone subah gyarah baje tak koi nahi uthata. Humne receptionist ke samay ke hisaab se ad chalaye aur jo call chhoot gayi uska ek sandesh apne aap jaata hai. Pandrah din baad pata chala ki sabse zyada log dopahar ke khaane ke baad phone karte hain.

Ek baat hum likh kar dete hain: agar teen mahine mein register mein farak nahi dikha toh chauthe mahine ki fees nahi lenge. Abhi tak do baar aisa hua hai. Ek baar galti hamari thi, humne galat shabd khareede the. Doosri baar dukaan wale ne diwali par hi dukaan band rakhi kyonki uske ghar shaadi thi, aur hum bhi us shaadi mein gaye the.

Report Gujarati mein jaati hai, do panne, aur uske ant mein likha hota hai ki agle mahine kaunsa ad band hoga aur kyon.`,
  ),
  of(
    'Nagpur',
    'Content Strategy',
    ['Kalamna', 'Butibori', 'Sitabuldi'],
    `The auction at Kalamna begins before most writers are awake. We went three times before we wrote a word for the orange growers' company, and learned that nobody there says orange: they say ambia or mrig, by the rain that made it flower. The first text that worked explained to buyers in Dhaka which of the two travels, and why the other is sweeter and stays at home. The plan for the year follows the two flowerings and has nothing in August.

At Butibori the plants make things that go into other things. A firm that coats steel had forty pages, one for each industry that it would like to serve. Thirty one had never been read. We kept the nine, and spent what was left on one comparison of three coatings after a thousand hours of salt, made in the firm's own chamber with the failures included. The sales people were against it until a customer brought it to a meeting, printed out.

Shops on the Sitabuldi main road change their windows every Friday and their websites never. We gave up on websites there. One saree house now publishes a letter instead: what came in, who wove it, what it will cost after the festival. The owner dictates it in Marathi in the car, his son corrects the prices, and we only take out the jokes about competitors.

Our hospitals write about tigers. It sounds foolish, and it is because snake and animal bites come in from Pench and Tadoba, and the nearest page that said what to do in the first hour was Australian. Two doctors wrote theirs in four languages. It brings in no revenue that anybody can show, and it is why the district trusts the rest of what they publish.

Whoever plans with us gets a list of what not to write. It is longer than the other list, and clients have begun to add to it themselves.`,
  ),
  of(
    'Raipur',
    'SEO',
    ['Siltara', 'Telibandha', 'Pandri'],
    `सिलतरा के एक स्पंज आयरन कारखाने में हमसे पूछा गया कि लोहे के लिए वेबसाइट कौन देखता है। जवाब हमें भी नहीं पता था, इसलिए हम दो महीने ख़रीद विभाग के लोगों से मिले। पता चला कि वे रात में भाव नहीं, टेस्ट सर्टिफ़िकेट ढूँढते हैं। अब हर बैच का प्रमाणपत्र अपने पते पर रखा है और ट्रक के काग़ज़ पर वही पता छपा होता है।

पंडरी कपड़ा बाज़ार की बात अलग है। वहाँ का व्यापारी सुबह भाव देखता है और दोपहर तक माल भेज देता है। उसके लिए हमने एक ही पन्ना बनाया जो सुबह सात बजे बदलता है: कौन सा थान आया, कितना बचा, और शाम की गाड़ी कब निकलेगी। गाँव के दुकानदार उसे रेडियो की तरह देखते हैं, और फ़ोन तभी करते हैं जब सचमुच लेना हो।

तेलीबांधा के आसपास नए रेस्तराँ हर महीने खुलते और बंद होते हैं। एक मालिक चाहता था कि उसका नाम सबसे ऊपर आए। हमने उससे कहा कि पहले वह तय करे कि लोग उसके यहाँ क्या खाने आएँ। तीन दिन बाद उसने मेनू आधा कर दिया और फरा और चीला सबसे ऊपर लिखा। जो लोग शहर से बाहर रहते हैं, वे घर आने पर सबसे पहले वही ढूँढते हैं।

सरकारी ठेकेदारों का काम हम नहीं लेते, क्योंकि उनका ग्राहक गूगल पर नहीं बैठता। एक बार हमने लिया था और एक साल तक रिपोर्ट में सिर्फ़ उनके अपने कर्मचारियों के क्लिक दिखते रहे। हमने पैसे लौटा दिए और यह बात तब से हर पहली मुलाक़ात में बताते हैं।

छत्तीसगढ़ी में लिखने की बात सब करते हैं पर कोई लिखता नहीं। एक बीज कंपनी के लिए हमने किसानों के बीस सवाल उनकी ही बोली में रिकॉर्ड किए और जवाब भी वैसे ही दिए। लिखे हुए पन्ने से तीन गुना लोग उसे सुनते हैं, और मंडी में अब उसी की बात चलती है।`,
  ),
];
