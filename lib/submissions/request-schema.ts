import * as z from '../validation/zod';
import { contactFieldsSchema } from './schema';

/** What the browser knows of the visit: kept when it is well formed, dropped when it is not. */
const optionalUrl = z.string().max(2048).catch('').default('').transform(printable);

/** Anyone can write these; what the database would refuse must not cost us the lead. */
function printable(value: string): string {
  return value.replace(/\p{Cc}/gu, '').toWellFormed();
}

const UTM_NAMES = ['source', 'medium', 'campaign', 'term', 'content'];

function readUtm(landingPage: string): Record<string, string> {
  const query = landingPage.includes('?') ? landingPage.slice(landingPage.indexOf('?')) : '';
  const parameters = new URLSearchParams(query);
  return Object.fromEntries(
    UTM_NAMES.flatMap((name) => {
      const value = printable(parameters.get(`utm_${name}`) ?? '')
        .slice(0, 200)
        .toWellFormed();
      return value ? [[name, value]] : [];
    }),
  );
}

/** Everything that a submit carries beside the visible fields. */
export const contactRequestSchema = contactFieldsSchema
  .extend({
    /** Made by the browser, so that one submit sent twice is one submission; without JavaScript it is made here. */
    id: z.uuid().catch(() => crypto.randomUUID()),
    token: z.string().max(4096).catch('').default(''),
    /** A field that people do not see. */
    fax: z.string().max(500).catch('filled').default(''),
    landingPage: optionalUrl,
    referrer: optionalUrl,
  })
  .transform((request) => ({ ...request, utm: readUtm(request.landingPage) }));

export type ContactRequest = z.infer<typeof contactRequestSchema>;
