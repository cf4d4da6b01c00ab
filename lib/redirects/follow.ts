import { followed } from '../cache/followed';
import { ROWS_A_CALL } from '../supabase/all-rows';
import { briefClient } from '../supabase/brief';
import { forgetAnswers, lookUp } from './look-up';
import { ownAddress, spelledAddress } from './path';

const TIMEOUT_MS = 1000;

/** The redirects that were made last; where there are more, the others are looked up one by one. */
type Known = { targets: ReadonlyMap<string, string>; areAll: boolean };

const newest = followed<Known>('redirects', { targets: new Map(), areAll: true }, readNewest);

/** To be called by whoever changed a redirect: the next request waits until they are read anew. */
export function forgetRedirects(): void {
  newest.forget();
  forgetAnswers();
}

/** Where a path moved to; null when it did not move. */
export async function findRedirect(path: string): Promise<string | null> {
  const address = spelledAddress(path);
  if (!address) return null;
  const { targets, areAll } = await newest.current();
  const target = targets.get(address.path) ?? (areAll ? null : await lookUp(address.path));
  return target && ownAddress(target);
}

/** Counts that somebody followed a redirect; one that is not counted is no loss. */
export async function countRedirect(path: string): Promise<void> {
  const source = spelledAddress(path)?.path;
  if (source) await briefClient(TIMEOUT_MS).rpc('follow_redirect', { path: source });
}

async function readNewest(): Promise<Known> {
  const { data } = await briefClient(TIMEOUT_MS)
    .from('slug_redirects')
    .select('source_path, target_path')
    .order('created_at', { ascending: false })
    .order('id')
    .limit(ROWS_A_CALL)
    .throwOnError();
  return {
    targets: new Map(data.map(({ source_path, target_path }) => [source_path, target_path])),
    areAll: data.length < ROWS_A_CALL,
  };
}
