import { inProcess } from '../cache/page-cache/in-process';
import { errorCode, log } from '../log';
import { readByRange } from '../supabase/all-rows';
import { briefClient } from '../supabase/brief';
import { ownAddress, spelledAddress } from './path';

const FRESH_MS = 5000;
const TIMEOUT_MS = 1000;
const MAX_ROWS = 5000;

type Known = {
  targets: ReadonlyMap<string, string>;
  /** When the database was asked last, whether it answered or not. */
  askedAt: number;
  /** Counts the changes that were announced: what was read before the last one is not to be used. */
  wanted: number;
  read: number;
  reading: Promise<void> | null;
};

const state = inProcess(
  'redirects',
  (): Known => ({ targets: new Map(), askedAt: 0, wanted: 1, read: 0, reading: null }),
);

/** To be called by whoever changed a redirect: the next request waits until they are read anew. */
export function forgetRedirects(): void {
  state.wanted++;
  state.askedAt = 0;
}

/**
 * Where a path moved to, from the memory of this process, which is renewed in the background every few seconds; null when
 * it did not move. While the database does not answer, what was known last holds.
 */
export async function findRedirect(path: string): Promise<string | null> {
  if (isDue(state)) {
    const reading = renew(state);
    if (state.read < state.wanted) {
      await reading;
      // That one may have begun before the last change was announced.
      if (isDue(state)) await renew(state);
    }
  }
  const address = spelledAddress(path);
  return (address && state.targets.get(address.path)) ?? null;
}

/** Counts that somebody followed a redirect; one that is not counted is no loss. */
export async function countRedirect(path: string): Promise<void> {
  const source = spelledAddress(path)?.path;
  if (source) await briefClient(TIMEOUT_MS).rpc('follow_redirect', { path: source });
}

const isDue = ({ askedAt }: Known) => Date.now() - askedAt > FRESH_MS;

function renew(state: Known): Promise<void> {
  state.reading ??= read(state).finally(() => {
    state.reading = null;
  });
  return state.reading;
}

async function read(state: Known): Promise<void> {
  const { wanted } = state;
  try {
    state.targets = await readTargets();
    state.read = wanted;
  } catch (error) {
    log.error('redirects.unavailable', { code: errorCode(error) });
  }
  if (state.wanted === wanted) state.askedAt = Date.now();
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
