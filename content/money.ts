import type { Price } from './claims';

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** "$1,200+" */
export function inDollars({ usd, orMore }: Price): string {
  return dollars.format(usd) + (orMore ? '+' : '');
}

/** "₹98,400+", grouped the Indian way; undefined where the price list states no rupees. */
export function inRupees({ inr, orMore }: Price): string | undefined {
  return inr === undefined ? undefined : rupees.format(inr) + (orMore ? '+' : '');
}
