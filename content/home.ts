import { timings } from './claims';
import type { Question, Standing, Widened } from './types';

/** The home page (specification, section 2.3). */
export const home = {
  meta: {
    title: 'Expert SEO Strategies for Businesses in India',
    description:
      'SEO, PPC, content strategy and site speed for businesses in India: an audit you can check, prices you can read, and a monthly report of what moved.',
  },
  hero: {
    heading: 'Dominate Search Rankings with Expert SEO Strategies',
    text: "Tailored SEO solutions to boost your business visibility across India's diverse digital landscape",
    primary: 'Get Free SEO Audit',
    secondary: 'Explore Services',
    scroll: 'Scroll to explore',
  },
  /** Beside the number of cities that is claimed (decision D11). */
  coverage: {
    before: 'We have worked for clients in all of these cities;',
    one: 'one has a page here',
    many: '{{count}} have a page here',
    after: 'so far: {{cities}}.',
    others: '{{count}} more',
  },
  areas: {
    label: 'Services',
    heading: 'Areas of Expertise',
    text: 'Six kinds of work on one question: what does a person find when they search for what you sell?',
    show: 'What we Cover',
    hide: 'Hide Sub-Topics',
  },
  cities: {
    label: 'Local SEO Experts',
    heading: 'Dominate Search Results',
    text: 'The same query gives different results in Andheri and in Alipore. We plan by city, by language and by the phone in your customer’s hand.',
    link: 'Explore All Cities',
  },
  process: {
    label: 'Process',
    heading: 'How We Work',
    text: 'No black box. Each step ends with something you can open, read and question.',
    link: 'Start Your Project',
    outcome: 'You get',
  },
  testimonial: { heading: 'What a client says', sample: 'Sample testimonial' },
  faq: {
    heading: 'Frequently Asked Questions',
    text: 'Find answers to common questions about our SEO services.',
    more: 'Is yours not here?',
    link: 'Ask us',
  },
} as const;

export type HomeTexts = Widened<typeof home>;

export type CityCard = { name: string; href: string; image: string; alt: string; pitch: string };

/** The drawing of Bengaluru is filed under the city's other name. */
export const cityCards: readonly CityCard[] = [
  {
    name: 'Mumbai',
    href: '/services/seo/mumbai',
    image: '/cities/mumbai.svg',
    alt: 'Drawing of the Gateway of India in Mumbai',
    pitch: 'Finance, property and retail: plan by suburb, because people search by suburb.',
  },
  {
    name: 'Delhi',
    href: '/services/seo/delhi',
    image: '/cities/delhi.svg',
    alt: 'Drawing of India Gate in Delhi',
    pitch: 'Coaching, clinics and wholesale, searched in Hindi and English in one sentence.',
  },
  {
    name: 'Bengaluru',
    href: '/services/seo/bengaluru',
    image: '/cities/bangalore.svg',
    alt: 'Drawing of Vidhana Soudha in Bengaluru',
    pitch: 'Software sold to the world from pages that must load fast in the next street too.',
  },
  {
    name: 'Chennai',
    href: '/services/seo/chennai',
    image: '/cities/chennai.svg',
    alt: 'Drawing of Chennai Central station',
    pitch: 'Manufacturers and hospitals, in Tamil first and in English where buyers use it.',
  },
  {
    name: 'Hyderabad',
    href: '/services/seo/hyderabad',
    image: '/cities/hyderabad.svg',
    alt: 'Drawing of the Charminar in Hyderabad',
    pitch: 'Pharma, real estate and food delivery, from the old city to HITEC City.',
  },
  {
    name: 'Kolkata',
    href: '/services/seo/kolkata',
    image: '/cities/kolkata.svg',
    alt: 'Drawing of the Howrah Bridge in Kolkata',
    pitch: 'Shops with a century of custom and no web page: we start with the map.',
  },
];

export type ProcessStep = { name: string; text: string; outcome: string };

export const processSteps: readonly ProcessStep[] = [
  {
    name: 'Discovery & Audit',
    text: 'We crawl the site as a search engine does, read its search data, and collect the queries your customers type. What holds the site back is written down.',
    outcome: 'A list of findings, ordered by effect',
  },
  {
    name: 'Strategy Development',
    text: 'Findings and queries become tasks. Each has a reason, an owner and a price, and you choose the order with us.',
    outcome: 'A plan for three months, with one page for each query',
  },
  {
    name: 'Implementation',
    text: 'We fix, write and publish with your team, or hand over tickets that your developers can work from.',
    outcome: 'A log of every change',
  },
  {
    name: 'Monitor & Optimize',
    text: 'Positions, clicks and enquiries, page by page, against the day before each change. What works gets more work; what does not is changed or dropped.',
    outcome: 'A monthly report of what moved and what did not, and the plan for the next month',
  },
];

export type HomeTestimonial = {
  quote: string;
  author: string;
  role: string;
  company: string;
  image: string;
  rating: number;
} & Standing;

/** Invented, and marked as such on the page: replace it with a client's own words. */
export const testimonial: HomeTestimonial = {
  quote:
    'Our organic traffic has grown by 300% in 8 months. For the first time we could see which change moved which page.',
  author: 'Meera Iyer',
  role: 'Head of marketing',
  company: 'Neem & Teak Furniture',
  image: '',
  rating: 5,
  standing: 'sample',
  source: '',
};

export const homeFaq: readonly Question[] = [
  {
    question: 'How long does it take to see results from SEO?',
    answer: `Plan for ${timings.home.initial} until you see some gains and ${timings.home.significant} until they are significant. It depends on the state of your site and on who else answers the same searches. Nobody can guarantee a position, and we do not.`,
  },
  {
    question: 'Do you provide monthly reports?',
    answer:
      'Yes. Each month you get a short report: what was done, what moved, what did not, and what comes next. It comes with the list of changes, so that you can check each figure against the work behind it.',
  },
  {
    question: 'What do your SEO services include?',
    answer:
      'A technical audit, research into what your customers search for, work on titles, texts and internal links, structured data, and earning links from sites that your customers read. Content strategy, site speed and paid search can be added or taken on their own.',
  },
  {
    question: 'Do you work with local businesses?',
    answer:
      'Yes: shops, clinics, schools and offices in one town as well as companies with many branches. For a local business we start with its Google Business Profile, its listings and the page of each branch.',
  },
];
