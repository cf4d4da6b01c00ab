/**
 * Every number that the site claims, in one place. The stats are sample numbers: replace them with the agency's own
 * before going live.
 */
export const stats = [
  { label: 'Clients', value: '500+' },
  { label: 'Cities Covered', value: '50+' },
  { label: 'Rankings Improved', value: '10K+' },
  { label: 'Years Experience', value: '12+' },
] as const;

type Timing = { initial: string; significant: string };

const standard: Timing = { initial: '2-3 months', significant: '4-6 months' };

/** How long results take. The sources differ on purpose; each page quotes its own (decision D9). */
export const timings = {
  home: { initial: '3-6 months', significant: '6-12 months' },
  contact: standard,
  servicePages: standard,
  cityFallback: { significant: '3-6 months' },
} as const satisfies Record<string, Partial<Timing>>;

/** An amount in dollars and, where the price list states one, about the same in rupees. */
export type Price = { usd: number; inr?: number; orMore?: boolean };

const consultation = { hourly: { usd: 50 }, minimumHours: 1 } as const;
const monthlyMinimum = { usd: 800, inr: 65_600 } as const;

/** The price list (specification, section 9). What has no published price is on request. */
export const prices = {
  seo: {
    monthlyFrom: monthlyMinimum,
    deposit: { percent: 50, negotiable: false },
    contract: { term: 'month-to-month', cancellation: 'cancel after the first month' },
    setup: '2-4 weeks',
    consultation,
  },
  ppc: {
    managementFee: { percentOfAdSpend: 10, monthlyMinimum: { usd: 800 } },
    setupFeePerPlatform: { usd: 750 },
    setup: '1-2 weeks',
    adSpend: 'paid directly to the platforms',
  },
  'site-speed': {
    auditFrom: { usd: 500, inr: 41_000 },
    audits: [
      { size: 'Small', price: { usd: 500 } },
      { size: 'Medium', price: { usd: 800, inr: 65_600 } },
      { size: 'Large', price: { usd: 1200, inr: 98_400, orMore: true } },
    ],
    scope: 'recommendations only, no implementation',
    deposit: { percent: 50, balance: 'on delivery' },
    delivery: '1-2 weeks',
    consultation: { hourly: consultation.hourly },
  },
  'content-strategy': {
    monthlyFrom: { usd: 800 },
    scope: 'strategy only',
    aiContent: 'at a nominal rate',
    approval: 'client approval required',
    revisions: 'limited revisions',
    delivery: '2-3 weeks',
    deposit: { percent: 50, balance: 'on strategy delivery' },
    consultation: { hourly: consultation.hourly },
  },
  'local-seo': null,
  'ecommerce-seo': null,
} as const;

/** Said on generated city pages alone (decision D3). */
export const fallbackPrice = 'flexible packages starting from ₹25,000 per month';
