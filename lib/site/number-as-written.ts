import { westernDigits } from '../format/digits';

const GROUPING = /(?<=\d),(?=\d)/g;

/** "₹ 65,600", "$800" and "६५,६००" as numbers; null for what is none. */
export function numberAsWritten(text: string): number | null {
  const plain = westernDigits(text)
    .replace(GROUPING, '')
    .replace(/^\s*(?:₹|\$|rs\.?|inr|usd)?\s*/i, '')
    .trim();
  return /^-?\d{1,15}(\.\d{1,9})?$/.test(plain) ? Number(plain) : null;
}
