import { timings } from './claims';
import type { Question, Standing, Widened } from './types';

/** The contact page (specification, section 2.4). */
export const contact = {
  title: 'Contact Us',
  description:
    'Ask for a free SEO audit, a consultation or a quote. Tell us about your business and your market in India; a person answers within one working day.',
  heading: 'We would love to hear from you',
  lead: 'Tell us what you sell, to whom and where. You get an answer from a person who has looked at your site, with what we would check first.',
  formHeading: 'Send us a message',
  informationHeading: 'Contact Information',
  informationText: 'Prefer your own mail program? Write to us directly.',
  nextSteps: {
    heading: 'What happens next',
    items: [
      'Within one working day a person reads your enquiry and looks at your site.',
      'You get a short list of what we would check first, and questions if we have any.',
      'If it fits, we agree on a call of 30 minutes. There is no obligation and no sales script.',
    ],
  },
  team: { heading: 'Meet Our Leadership', sample: 'Sample profile' },
  faq: { heading: 'Frequently Asked Questions About Working With Us' },
  /** Under every contact form. */
  notice: 'We use what you send to answer you, as our {{privacy_policy}} explains.',
} as const;

export type ContactTexts = Widened<typeof contact>;

export type TeamMember = {
  name: string;
  role: string;
  bio: string;
  image: string;
  alt: string;
} & Standing;

/** Invented people, and marked as such on the page: replace them before going live. */
export const team: readonly TeamMember[] = [
  {
    name: 'Ananya Rao',
    role: 'Founder and head of search',
    bio: 'Plans the work and signs off every audit. Has spent her working life on search for Indian retailers, clinics and schools.',
    image: '/portraits/ananya-rao.svg',
    alt: 'Drawn portrait of Ananya Rao',
    standing: 'sample',
    source: '',
  },
  {
    name: 'Vikram Menon',
    role: 'Technical SEO lead',
    bio: 'Reads server logs before breakfast. Looks after crawling, rendering, structured data and speed.',
    image: '/portraits/vikram-menon.svg',
    alt: 'Drawn portrait of Vikram Menon',
    standing: 'sample',
    source: '',
  },
  {
    name: 'Farah Siddiqui',
    role: 'Content strategy lead',
    bio: 'Turns search data into briefs that writers like to use, in English, Hindi and Urdu.',
    image: '/portraits/farah-siddiqui.svg',
    alt: 'Drawn portrait of Farah Siddiqui',
    standing: 'sample',
    source: '',
  },
  {
    name: 'Karan Bhatia',
    role: 'Paid search lead',
    bio: 'Runs search and shopping campaigns and stops the ones that do not pay for themselves.',
    image: '/portraits/karan-bhatia.svg',
    alt: 'Drawn portrait of Karan Bhatia',
    standing: 'sample',
    source: '',
  },
];

export const contactFaq: readonly Question[] = [
  {
    question: 'How soon can we expect results?',
    answer: `Plan for ${timings.contact.initial} until the first gains and ${timings.contact.significant} until they are significant. A new site or a crowded market takes longer, and we say so before you sign.`,
  },
  {
    question: 'Do you offer custom packages?',
    answer:
      'Yes. We start from what your site needs and what you can do in-house, and quote for the rest. You see each task and its price before the work begins.',
  },
  {
    question: 'What makes you different from other agencies?',
    answer:
      'You can check our work. Every task has a reason, a page it concerns and a figure it should move, and you keep access to all of it. This website is built by the same rules that we apply to yours.',
  },
  {
    question: 'Do you work with clients outside India?',
    answer:
      'Yes, with companies anywhere that want to reach people in India. We know how searches differ by state and language, and we work in your time zone for calls.',
  },
  {
    question: 'How do you report progress?',
    answer:
      'With a monthly report and regular check-in calls. The report shows what was done, what moved, what did not, and what comes next.',
  },
];
