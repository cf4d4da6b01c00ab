import { followed } from '../cache/followed';
import { log } from '../log';
import { readByRange } from '../supabase/all-rows';
import { briefClient } from '../supabase/brief';
import { ownAddress, spelledAddress } from './path';

const TIMEOUT_MS = 1000;
const MAX_ROWS = 5000;

const redirects = followed<ReadonlyMap<string, string>>('redirects', new Map(), readTargets);

/** To be called by whoever changed a redirect: the next request waits until they are read anew. */
export const forgetRedirects = redirects.forget;

/** Where a path moved to; null when it did not move. */
export async function findRedirect(path: string): Promise<string | null> {
  const targets = await redirects.current();
  const address = spelledAddress(path);
  return (address && targets.get(address.path)) ?? null;
}

/** Counts that somebody followed a redirect; one that is not counted is no loss. */
export async function countRedirect(path: string): Promise<void> {
  const source = spelledAddress(path)?.path;
  if (source) await briefClient(TIMEOUT_MS).rpc('follow_redirect', { path: source });
}

async function readTargets(): Promise<Map<string, string>> {
  const rows = await readByRange(
    (from, to) =>
      briefClient(TIMEOUT_MS)
        .from('slug_redirects')
        .select('source_path, target_path')
        .order('created_at', { ascending: false })
        .order('id')
        .range(from, to)
        .throwOnError(),
    MAX_ROWS,
  );
  if (rows.length >= MAX_ROWS) log.warn('redirects.too-many', { used: rows.length });
  return new Map(
    rows.flatMap(({ source_path, target_path }) => {
      const target = ownAddress(target_path);
      return target ? [[source_path, target]] : [];
    }),
  );
}
