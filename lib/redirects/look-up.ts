import { mayWait } from '../cache/followed';
import { inProcess } from '../cache/page-cache/in-process';
import { errorCode, log } from '../log';
import { briefClient } from '../supabase/brief';

/** Before a page, so that it keeps its own time. */
const TIMEOUT_MS = 400;
const FRESH_MS = 60_000;
const MAX_KEPT = 5000;

/** What was answered, and how many changes had been announced when it was asked. */
type Answer = { target: Promise<string | null>; askedAt: number; change: number };

const state = inProcess('asked-redirects', () => ({ answers: new Map<string, Answer>(), change: 0 }));

/** To be called by whoever changed a redirect: what is known holds only where the database does not answer. */
export function forgetAnswers(): void {
  state.change++;
}

/** Where a path moved to, by one look into the index of the database; remembered for a minute, whatever the answer. */
export async function lookUp(path: string): Promise<string | null> {
  const known = state.answers.get(path);
  const isFresh = known?.change === state.change && Date.now() - known.askedAt < FRESH_MS;
  if (known && (isFresh || !mayWait())) return known.target;
  if (!mayWait()) return null;
  const answer: Answer = { target: ask(path, known), askedAt: Date.now(), change: state.change };
  state.answers.delete(path);
  state.answers.set(path, answer);
  const [oldest] = state.answers.keys();
  if (state.answers.size > MAX_KEPT && oldest !== undefined) state.answers.delete(oldest);
  return answer.target;
}

async function ask(path: string, known: Answer | undefined): Promise<string | null> {
  try {
    const { data } = await briefClient(TIMEOUT_MS)
      .from('slug_redirects')
      .select('target_path')
      .eq('source_path', path)
      .limit(1)
      .throwOnError();
    return data[0]?.target_path ?? null;
  } catch (error) {
    log.error('redirects.unavailable', { code: errorCode(error) });
    return (await known?.target) ?? null;
  }
}
