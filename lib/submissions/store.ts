import 'server-only';
import { env } from '../env';
import { abortAfter } from '../request/time-limit';
import { secretClient } from '../supabase/secret';
import type { Allowance } from './allowance';
import { contentKey } from './content-key';
import type { ContactRequest } from './request-schema';

/**
 * Stores an enquiry, once however often it comes.
 * @returns 0 when it is there, else the seconds until its allowance lets another through
 * @throws when the database does not answer within `timeoutMs`
 */
export async function storeSubmission(
  request: ContactRequest,
  captcha: 'verified' | 'unverified',
  { buckets, limit }: Allowance,
  timeoutMs: number,
): Promise<number> {
  const { data } = await secretClient()
    .rpc('store_submission', {
      submission: toRow(request, captcha),
      buckets,
      per_hour: limit.perHour,
      per_day: limit.perDay,
      unverified_per_hour: env.CONTACT_UNVERIFIED_PER_HOUR,
    })
    .abortSignal(abortAfter(timeoutMs))
    .throwOnError();
  return data ?? 0;
}

/** Whether this very submit is there already. @throws when the database does not answer within `timeoutMs` */
export async function isStored(request: ContactRequest, timeoutMs: number): Promise<boolean> {
  const { data } = await secretClient()
    .from('form_submissions')
    .select('id')
    .eq('id', request.id)
    .eq('content_key', contentKey(request))
    .abortSignal(abortAfter(timeoutMs))
    .throwOnError();
  return data.length > 0;
}

function toRow(request: ContactRequest, captcha: 'verified' | 'unverified') {
  return {
    id: request.id,
    name: request.name,
    email: request.email,
    phone: request.phone || null,
    company: request.company || null,
    website: request.website || null,
    service_interest: request.service,
    city: request.city || null,
    message: request.message,
    captcha,
    landing_page: request.landingPage || null,
    referrer: request.referrer || null,
    utm: request.utm,
    content_key: contentKey(request),
  };
}
