import * as z from '../validation/zod';
import { pageAt } from './page-at';
import { ownAddress, spelledAddress } from './path';

export const OLD_ADDRESS =
  'The old address must be a path of this site without a query, such as /blog/old-name.';
export const NEW_ADDRESS = 'The new address must be a path of this site, such as /blog/new-name.';

export const coversPage = (page: string, path: string) =>
  `${page} is at ${path}, so a redirect would make it unreachable.`;

const source = z.string().transform((text, context) => {
  const address = spelledAddress(text);
  if (!address || address.rest || /[?#]/.test(text)) {
    context.addIssue(OLD_ADDRESS);
    return z.NEVER;
  }
  // Those of services are known to the server.
  const page = pageAt(address.path, () => false);
  if (!page) return address.path;
  context.addIssue(coversPage(page, address.path));
  return z.NEVER;
});

const target = z.string().transform((text, context) => {
  const address = ownAddress(text);
  if (address) return address;
  context.addIssue(NEW_ADDRESS);
  return z.NEVER;
});

/** Paths come out as the site spells them. */
const addresses = z.object({ source, target });
type Addresses = z.infer<typeof addresses>;
const leadsAway = ({ source, target }: Addresses) => target.split(/[?#]/)[0] !== source;
const backToStart = { path: ['target'], error: 'This redirect would lead back to where it starts.' };

export const redirectFieldsSchema = addresses.refine(leadsAway, backToStart);
/** `id` is null for a redirect that is new. */
export const redirectSchema = addresses.extend({ id: z.uuid().nullable() }).refine(leadsAway, backToStart);
export const redirectIdSchema = z.object({ id: z.uuid() });

export type RedirectInput = z.infer<typeof redirectSchema>;

const row = z
  .object({
    id: z.string(),
    source_path: z.string(),
    target_path: z.string(),
    hits: z.coerce.number().catch(0),
    last_hit_at: z.string().nullable().catch(null),
  })
  .transform(({ id, source_path, target_path, hits, last_hit_at }) => ({
    ...{ id, source: source_path, target: target_path, hits, lastHitAt: last_hit_at },
  }));

export type Redirect = z.infer<typeof row>;
export const toRedirect = (value: unknown): Redirect => row.parse(value);
