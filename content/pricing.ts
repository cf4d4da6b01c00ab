import type { ServiceSlug } from './catalogue';
import { type Price, prices } from './claims';
import { inDollars, inRupees } from './money';

export type PriceList = {
  /** The figure that stands out. */
  headline: string;
  note?: string;
  rows: readonly { label: string; value: string }[];
};

const both = (price: Price) => {
  const rupees = inRupees(price);
  return rupees ? `${inDollars(price)} (about ${rupees})` : inDollars(price);
};

const { seo, ppc, 'site-speed': siteSpeed, 'content-strategy': contentStrategy } = prices;

const lists: Record<ServiceSlug, PriceList | null> = {
  seo: {
    headline: `Starting at ${inDollars(seo.monthlyFrom)} per month`,
    note: `About ${inRupees(seo.monthlyFrom)} INR minimum.`,
    rows: [
      { label: 'Deposit', value: `${seo.deposit.percent}% upfront, non-negotiable` },
      { label: 'Term', value: `${seo.contract.term}, ${seo.contract.cancellation}` },
      { label: 'Initial setup', value: seo.setup },
      {
        label: 'Consultation',
        value: `${inDollars(seo.consultation.hourly)} per hour, minimum one hour billed`,
      },
    ],
  },
  ppc: {
    headline: `${ppc.managementFee.percentOfAdSpend}% of ad spend or ${inDollars(ppc.managementFee.monthlyMinimum)} minimum per month, whichever is higher`,
    rows: [
      { label: 'One-time setup', value: `${inDollars(ppc.setupFeePerPlatform)} per platform` },
      { label: 'Setup takes', value: ppc.setup },
      { label: 'Ad spend', value: ppc.adSpend },
    ],
  },
  'site-speed': {
    headline: `Audit starting at ${both(siteSpeed.auditFrom)}`,
    rows: [
      ...siteSpeed.audits.map(({ size, price }) => ({ label: `${size} site`, value: both(price) })),
      { label: 'Scope', value: siteSpeed.scope },
      { label: 'Payment', value: `${siteSpeed.deposit.percent}% upfront, rest ${siteSpeed.deposit.balance}` },
      { label: 'Delivery', value: siteSpeed.delivery },
      { label: 'Consultation', value: `${inDollars(siteSpeed.consultation.hourly)} per hour` },
    ],
  },
  'content-strategy': {
    headline: `Starting at ${inDollars(contentStrategy.monthlyFrom)} per month`,
    rows: [
      { label: 'Scope', value: `${contentStrategy.scope}, AI content ${contentStrategy.aiContent}` },
      { label: 'Approval', value: `${contentStrategy.approval}; ${contentStrategy.revisions}` },
      { label: 'Delivery', value: contentStrategy.delivery },
      {
        label: 'Payment',
        value: `${contentStrategy.deposit.percent}% upfront, remainder ${contentStrategy.deposit.balance}`,
      },
      { label: 'Consultation', value: `${inDollars(contentStrategy.consultation.hourly)} per hour` },
    ],
  },
  'local-seo': null,
  'ecommerce-seo': null,
};

/** The published prices of a service; null when it has none and is offered on request (decision D3). */
export function priceListOf(service: ServiceSlug): PriceList | null {
  return lists[service];
}
