/** Ways in which doorway pages are made. Those who wrote them knew the pages of the seed, not how the guard reads. */

export type SourcePage = { city: string; service: string; text: string };
type Spin = (text: string, draw: () => number) => string;

/** The same numbers on every run. */
export function drawsFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const sentencesOf = (text: string) => text.match(/[^.!?\n]+[.!?]?\s*/g) ?? [];
const pick = <T>(list: readonly T[], draw: () => number) => list[Math.floor(draw() * list.length)] as T;

function shuffled<T>(list: readonly T[], draw: () => number): T[] {
  return list
    .map((item) => ({ item, key: draw() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

const SYNONYMS = Object.entries({
  page: 'webpage',
  pages: 'webpages',
  search: 'lookup',
  searches: 'queries',
  site: 'portal',
  buyers: 'purchasers',
  buyer: 'purchaser',
  customers: 'shoppers',
  customer: 'shopper',
  shop: 'outlet',
  shops: 'outlets',
  owners: 'proprietors',
  families: 'households',
  work: 'labour',
  city: 'metropolis',
  market: 'bazaar',
  price: 'rate',
  prices: 'rates',
  money: 'funds',
  month: 'period',
  weeks: 'fortnights',
  week: 'sennight',
  people: 'folk',
  question: 'query',
  questions: 'queries',
  answer: 'reply',
  answers: 'replies',
  phone: 'handset',
  calls: 'rings',
  names: 'titles',
  name: 'title',
  write: 'author',
  written: 'authored',
  keep: 'retain',
  begins: 'starts',
  begin: 'start',
  often: 'frequently',
  usually: 'normally',
  rarely: 'seldom',
  before: 'ahead of',
  small: 'little',
  large: 'big',
  own: 'personal',
  separate: 'distinct',
  same: 'identical',
  first: 'initial',
  help: 'assist',
  show: 'display',
  tell: 'inform',
  sell: 'vend',
  sells: 'vends',
  buy: 'purchase',
  need: 'require',
  needs: 'requires',
  know: 'understand',
  find: 'locate',
  look: 'glance',
  compare: 'contrast',
  remove: 'delete',
  repair: 'fix',
  report: 'summary',
  team: 'crew',
  teams: 'crews',
  product: 'item',
  products: 'items',
  traffic: 'visits',
  useful: 'handy',
  honest: 'truthful',
  clear: 'plain',
  local: 'neighbourhood',
  street: 'lane',
  hospital: 'clinic',
  doctors: 'physicians',
  schools: 'academies',
  students: 'pupils',
  parents: 'guardians',
  budget: 'outlay',
  campaign: 'drive',
  campaigns: 'drives',
  listing: 'entry',
  listings: 'entries',
  review: 'rating',
  reviews: 'ratings',
  content: 'material',
  language: 'tongue',
  English: 'Anglo',
}) as [string, string][];

const FILLERS = [
  'really',
  'basically',
  'simply',
  'truly',
  'indeed',
  'certainly',
  'quite',
  'actually',
  'surely',
  'definitely',
];

const HINDI = [
  'हमारी टीम आपके शहर के हर छोटे और बड़े व्यापार को ऑनलाइन आगे बढ़ाने में मदद करती है। ',
  'ग्राहक अब दुकान पर आने से पहले मोबाइल पर खोजते हैं और दाम की तुलना करते हैं। ',
  'सही जानकारी और साफ़ वेबसाइट से भरोसा बनता है और पूछताछ बढ़ती है। ',
  'हम हर महीने रिपोर्ट देते हैं ताकि आप देख सकें कि क्या बदला और क्यों। ',
  'स्थानीय भाषा में लिखे गए पन्ने परिवारों को जल्दी समझ में आते हैं। ',
];

const replaceWords: (words: Iterable<[string, string]>) => Spin = (words) => {
  const table = new Map(words);
  return (text) => text.replace(/[A-Za-z]+/g, (word) => table.get(word) ?? word);
};

const everyNth =
  (n: number, change: (word: string, draw: () => number) => string): Spin =>
  (text, draw) =>
    text
      .split(' ')
      .map((word, index) => ((index + 1) % n === 0 ? change(word, draw) : word))
      .join(' ');

/** Each makes another page out of one that is there. */
export const spins: Record<string, Spin> = {
  'nothing but the city exchanged': (text) => text,
  'a filler in every fourth place': everyNth(4, (word, draw) => `${word} ${pick(FILLERS, draw)}`),
  'a filler in every second place': everyNth(2, (word, draw) => `${word} ${pick(FILLERS, draw)}`),
  'synonyms exchanged': replaceWords(SYNONYMS),
  'synonyms exchanged and the sentences in another order': (text, draw) =>
    shuffled(sentencesOf(replaceWords(SYNONYMS)(text, draw)), draw).join(' '),
  'sentences in another order': (text, draw) => shuffled(sentencesOf(text), draw).join(' '),
  'half of the sentences in Hindi': (text, draw) =>
    sentencesOf(text)
      .map((sentence, index) => (index % 2 ? pick(HINDI, draw) : sentence))
      .join(''),
  'every eighth word left out': everyNth(8, () => ''),
  'halves of the sentences exchanged': (text) =>
    sentencesOf(text)
      .map((sentence) => {
        const words = sentence
          .trim()
          .replace(/[.!?]$/, '')
          .split(' ');
        const half = Math.floor(words.length / 2);
        return `${[...words.slice(half), ...words.slice(0, half)].join(' ')}. `;
      })
      .join(''),
  'a stock phrase before and after each sentence': (text) =>
    sentencesOf(text)
      .map(
        (sentence) =>
          `As a leading agency we can say that ${sentence.trim()} Call us today to learn more about it. `,
      )
      .join(''),
  'Cyrillic letters that look the same': (text) =>
    text.replaceAll('a', 'а').replaceAll('o', 'о').replaceAll('e', 'е'),
  'Cyrillic letters in the long words alone': (text) =>
    text.replace(/[A-Za-z]{6,}/g, (word) => word.replaceAll('a', 'а').replaceAll('o', 'о')),
  'invisible characters inside the words': (text) => text.replace(/([a-z]{3})([a-z]{2})/g, '$1\u200b$2'),
  'capitals only': (text) => text.toUpperCase(),
  'every name and number exchanged': (text) =>
    text.replace(/(?<=[a-z,] )[A-Z][a-z]+/g, 'Rampur').replace(/\d+/g, '7'),
  'the first third only, twice': (text) => {
    const third = sentencesOf(text)
      .slice(0, Math.ceil(sentencesOf(text).length / 3))
      .join('');
    return `${third}\n\n${third}`;
  },
};

/** A template as agencies use it, `{a|b}` chosen anew for each city. */
const TEMPLATE = `Are you {looking|searching} for the {best|top|leading} {service} {company|agency} in {city}? {You have come to the right place|Your search ends here}. We are a {trusted|renowned|result-driven} {service} {agency|partner} in {city} with {years|a decade} of experience in {delivering|providing} {growth|results} for {businesses|companies} of every size.

{city} is one of the {fastest growing|most important} {cities|business hubs} in India, and the {competition|rivalry} {online|on the internet} {grows|rises} every day. Thousands of {customers|people} in {area1} and {area2} {search|look} for products and services on Google each day. If your {business|company} does not appear on the first page, those {customers|buyers} go to your competitors.

Our {experts|specialists} {study|analyse} your {website|site}, your {keywords|search terms} and your {rivals|competitors} in {city} and {prepare|create} a {custom|tailored} {plan|strategy} for you. We {improve|optimise} your pages, {build|earn} quality links and {publish|write} engaging content that {attracts|brings} the right {visitors|traffic}. From {area3} to {area1}, our clients {see|enjoy} {more|better} {leads|enquiries} within months.

{Why|So why} choose us as your {service} {company|agency} in {city}? Because we believe in {transparent|honest} {reporting|work}, {affordable|fair} {prices|packages} and {long-term|lasting} {relationships|partnerships}. You get a dedicated {manager|consultant}, a {monthly|regular} report and {round-the-clock|friendly} support. Whether you run a {shop|store} in {area2} or a {factory|startup} near {area3}, we have a {package|plan} for you.

Our {service} services in {city} {include|cover} website audits, keyword research, on-page work, technical fixes, local listings and analytics. We use {proven|modern} {methods|techniques} that {follow|respect} the guidelines of search engines. {Contact|Call} us today for a free {quote|consultation} and take your {business|brand} in {city} to the next level. Our team in {city} is {ready|waiting} to {help|assist} you with every step of your digital journey, from the first audit to the last report.

How long does {service} take to show results in {city}? It {usually|normally} takes three to six months, depending on the {competition|state of your site} and the {budget|effort} you invest. How much does it cost? Our {packages|plans} start at an {affordable|attractive} {price|rate} and can be {adapted|tailored} to your {needs|goals}. Do you offer a guarantee? We {promise|guarantee} {honest|sincere} effort, {clear|open} {communication|reports} and {steady|continuous} improvement for every client in {city}.`;

export function fromTemplate(city: string, service: string, areas: readonly string[], seed: number): string {
  const draw = drawsFrom(seed);
  return TEMPLATE.replaceAll('{service}', service)
    .replaceAll('{city}', city)
    .replace(/\{area(\d)\}/g, (_, index: string) => areas[Number(index) - 1] ?? '')
    .replace(/\{([^{}]*\|[^{}]*)\}/g, (_, choices: string) => pick(choices.split('|'), draw));
}

/** Text without an author: names of places may be put in so that it looks local. */
export const machines: Record<
  string,
  (sources: readonly SourcePage[], areas: readonly string[], draw: () => number) => string
> = {
  'random words': (sources, areas, draw) => {
    const words = sources.flatMap(({ text }) => text.match(/[a-z]{4,}/g) ?? []);
    return sprinkle(
      Array.from({ length: 400 }, () => pick(words, draw)),
      areas,
      draw,
    );
  },
  'three hundred invented words and Foo Bar Qux': (_, _areas, draw) => {
    const syllables = ['lo', 'rem', 'ip', 'sum', 'do', 'lor', 'sit', 'am', 'con', 'sec', 'te', 'tur'];
    const word = () =>
      Array.from({ length: 2 + Math.floor(draw() * 3) }, () => pick(syllables, draw)).join('');
    return sprinkle(Array.from({ length: 300 }, word), ['Foo', 'Bar', 'Qux'], draw);
  },
  'the words of a page in another order': (sources, areas, draw) =>
    sprinkle(shuffled(pick(sources, draw).text.match(/[A-Za-z]+/g) ?? [], draw), areas, draw),
  'a chain of pairs of words': (sources, areas, draw) => {
    const follow = new Map<string, string[]>();
    const words = sources.flatMap(({ text }) => text.split(/\s+/));
    for (const [index, word] of words.entries()) {
      const key = `${word} ${words[index + 1]}`;
      follow.set(key, [...(follow.get(key) ?? []), words[index + 2] ?? 'the']);
    }
    const chain = words.slice(0, 2);
    while (chain.length < 500)
      chain.push(pick(follow.get(chain.slice(-2).join(' ')) ?? [pick(words, draw)], draw));
    return `${chain.join(' ')}. ${areas.map((area) => `We are often to be found in ${area} on a day of work.`).join(' ')}`;
  },
  'a sentence of each page': (sources, areas, draw) =>
    [
      ...sources.map(({ text }) =>
        pick(
          sentencesOf(text).filter((sentence) => sentence.length > 60),
          draw,
        ),
      ),
      ...areas.map((area) => `We are often to be found in ${area} on a day of work. `),
    ].join(' '),
  'a paragraph of each of six pages': (sources, areas, draw) =>
    [
      ...shuffled(sources, draw)
        .slice(0, 6)
        .map(({ text }) => sentencesOf(text).slice(4, 10).join(' ')),
      ...areas.map((area) => `We are often to be found in ${area} on a day of work. `),
    ].join('\n\n'),
  'lists of places': (_, areas) =>
    Array.from(
      { length: 12 },
      (_line, index) =>
        `We serve every business in ${[...areas.slice(index % areas.length), ...areas].join(', ')} and all the areas around them with affordable packages.`,
    ).join(' '),
  'one paragraph eight times': (_, areas) =>
    Array.from(
      { length: 8 },
      (_copy, index) =>
        `Our office helps the shops of ${areas[index % areas.length]} to be found by people who live nearby and who search for what they sell. We look at the site, write down what is wrong and mend it with the owner, who then sees more calls from people in the streets around the shop.`,
    ).join('\n\n'),
};

function sprinkle(words: readonly string[], areas: readonly string[], draw: () => number): string {
  return words.map((word, index) => (index % 12 === 11 ? `${word} ${pick(areas, draw)}.` : word)).join(' ');
}
