import 'server-only';
import { env } from '../env';
import { hashAddress, type Limit } from '../request/rate-limit';
import { mailboxOf } from './mailbox';

export type Allowance = { buckets: string[]; limit: Limit };

const ofVisitor = (): Limit => ({ perHour: env.CONTACT_LIMIT_PER_HOUR, perDay: env.CONTACT_LIMIT_PER_DAY });

export function perVisitor(visitor: string): Allowance {
  return { buckets: [`contact:${visitor}`], limit: ofVisitor() };
}

/**
 * What counts once the captcha has spoken. A mailbox has one count for people and one for whoever did not prove to be
 * one, who could otherwise use up somebody else's.
 */
export function allowanceFor(verdict: 'verified' | 'unverified', visitor: string, email: string): Allowance {
  const mailbox = hashAddress(mailboxOf(email));
  if (verdict === 'verified') return { buckets: [`contact-mailbox:${mailbox}`], limit: ofVisitor() };
  return {
    buckets: [`contact-unverified:${visitor}`, `contact-mailbox-unverified:${mailbox}`],
    limit: stricter(ofVisitor()),
  };
}

function stricter({ perHour, perDay }: Limit): Limit {
  return { perHour: Math.ceil(perHour * 0.4), perDay: Math.ceil(perDay * 0.4) };
}
