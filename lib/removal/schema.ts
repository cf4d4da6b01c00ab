import { spelledAddress } from '../redirects/path';
import { NEW_ADDRESS } from '../redirects/schema';
import { textOrEmpty } from '../supabase/read-row';
import * as z from '../validation/zod';

/** Something that leads to a page; `hits` counts the readers of a redirect. */
export type IncomingLink = z.infer<typeof linkRow>;

/** What is to go, and where its readers are led from then on; empty when nowhere. */
export const removalSchema = z.object({
  id: z.uuid(),
  redirectTo: z
    .string()
    .max(2048)
    .default('')
    .transform((text, context) => {
      if (text.trim() === '') return null;
      const address = spelledAddress(text);
      if (address) return address.path + address.rest;
      context.addIssue(NEW_ADDRESS);
      return z.NEVER;
    }),
});

const path = z.string().max(300);
export const pagePathSchema = z.object({ path });
/** The links that led to `former` are to lead to `next`. */
export const linkChangeSchema = z.object({ former: path, next: path });

const linkRow = z.object({
  kind: z.string(),
  id: z.string(),
  label: textOrEmpty,
  address: textOrEmpty,
  hits: z.coerce.number().catch(0),
  /** Of how many it is one. */
  total: z.coerce.number().catch(0),
});

export const toIncomingLinks = (rows: unknown): IncomingLink[] => z.array(linkRow).parse(rows);
