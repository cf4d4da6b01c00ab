import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { inProcess } from './in-process.ts';

/** How long reading from the database may take for a whole page. */
export const PAGE_MS = 2200;
/** And once where nobody waits for a page: in the staff area, in an action, behind an answer that has begun. */
const READ_MS = 3000;

/** A request for a page, while it is being answered (lib/server/serve.ts). */
export type Visit = {
  request: IncomingMessage;
  response: ServerResponse;
  endsAt: number;
  /** The page could not be made anew: a copy that has expired will do. */
  wantsLastGood: boolean;
  /** Over when the page may be made of which there is no copy. */
  turn?: Promise<void>;
};

const visits = inProcess('visits', () => new AsyncLocalStorage<Visit>());

export const currentVisit = (): Visit | undefined => visits.getStore();

/** Runs `answer` as part of a visit, and everything that it begins. */
export function during(visit: Visit, answer: () => void): void {
  visits.run(visit, answer);
}

export function timeLeft(): number {
  const visit = currentVisit();
  if (!visit || visit.response.headersSent) return READ_MS;
  return Math.max(0, visit.endsAt - Date.now());
}
