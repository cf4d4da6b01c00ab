/** `bad` keeps a site from going live; `note` is for whoever reads it to judge. */
export type Finding = { state: 'good' | 'bad' | 'note'; what: string };

export const good = (what: string): Finding => ({ state: 'good', what });
export const bad = (what: string): Finding => ({ state: 'bad', what });
export const note = (what: string): Finding => ({ state: 'note', what });

const TIMEOUT_MS = 10_000;

/** Null where nothing answers in time. */
export async function ask(url: string, init: RequestInit = {}): Promise<Response | null> {
  return fetch(url, { redirect: 'manual', ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => null,
  );
}
