import { westernDigits } from '../format/digits';

const PUNCTUATION = /[\s().\-–/]/g;
const INDIA = '91';

/** A telephone number as people in India write it, in the form that machines dial: +919876543210. Null for what is none. */
export function toE164(written: string): string | null {
  const digits = westernDigits(written).replace(PUNCTUATION, '').replace(/^00/, '+');
  const whole = /^\d{10}$/.test(digits)
    ? `+${INDIA}${digits}`
    : digits.replace(/^0(?=\d{10}$)/, `+${INDIA}`).replace(/^(?=91\d{10}$)/, '+');
  if (whole.startsWith(`+${INDIA}`)) return /^\+91[1-9]\d{9}$/.test(whole) ? whole : null;
  return /^\+[1-9]\d{6,14}$/.test(whole) ? whole : null;
}
