import type { DefaultService } from './catalogue';

export type PriceList = {
  /** The figure that stands out. */
  headline: string;
  note?: string;
  rows: readonly { label: string; value: string }[];
};

/** The published prices of each service; null for what is offered on request (decision D3). */
export const priceLists: Record<DefaultService, PriceList | null> = {
  seo: {
    headline: 'Starting at {{seo_monthly}} per month',
    note: 'About {{seo_monthly_inr}} INR minimum.',
    rows: [
      { label: 'Deposit', value: '{{deposit}} upfront, non-negotiable' },
      { label: 'Term', value: 'month-to-month, cancel after the first month' },
      { label: 'Initial setup', value: '{{seo_setup}}' },
      { label: 'Consultation', value: '{{consultation_hourly}} per hour, minimum one hour billed' },
    ],
  },
  ppc: {
    headline: '{{ppc_fee}} of ad spend or {{ppc_monthly_minimum}} minimum per month, whichever is higher',
    rows: [
      { label: 'One-time setup', value: '{{ppc_setup}} per platform' },
      { label: 'Setup takes', value: '{{ppc_setup_time}}' },
      { label: 'Ad spend', value: 'paid directly to the platforms' },
    ],
  },
  'site-speed': {
    headline: 'Audit starting at {{speed_audit}} (about {{speed_audit_inr}})',
    rows: [
      { label: 'Small site', value: '{{speed_audit_small}}' },
      { label: 'Medium site', value: '{{speed_audit_medium}} (about {{speed_audit_medium_inr}})' },
      { label: 'Large site', value: '{{speed_audit_large}} (about {{speed_audit_large_inr}})' },
      { label: 'Scope', value: 'recommendations only, no implementation' },
      { label: 'Payment', value: '{{deposit}} upfront, rest on delivery' },
      { label: 'Delivery', value: '{{speed_delivery}}' },
      { label: 'Consultation', value: '{{consultation_hourly}} per hour' },
    ],
  },
  'content-strategy': {
    headline: 'Starting at {{content_monthly}} per month',
    rows: [
      { label: 'Scope', value: 'strategy only, AI content at a nominal rate' },
      { label: 'Approval', value: 'client approval required; limited revisions' },
      { label: 'Delivery', value: '{{content_delivery}}' },
      { label: 'Payment', value: '{{deposit}} upfront, remainder on strategy delivery' },
      { label: 'Consultation', value: '{{consultation_hourly}} per hour' },
    ],
  },
  'local-seo': null,
  'ecommerce-seo': null,
};
