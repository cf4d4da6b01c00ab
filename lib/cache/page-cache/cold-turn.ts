import { hasAnsweredSince } from './database-health.ts';
import { inProcess } from './in-process.ts';
import { currentVisit, PAGE_MS, type Visit } from './visit.ts';

/** How many pages are made at a time of which there is no copy. More at once would all be late together. */
const AT_ONCE = 8;
/** Whoever has waited for so long goes ahead all the same: with the time for the database it is an answer within four seconds. */
const PATIENCE_MS = 1000;

const line = inProcess('cold-pages', () => ({ made: 0, waiting: new Set<() => void>() }));

/** To be awaited before a page is made of which there is no copy: after a release, or where nobody knows what has changed, that may be all. */
export async function coldTurn(): Promise<void> {
  const visit = currentVisit();
  if (!visit || visit.wantsLastGood) return;
  visit.turn ??= take(visit);
  await visit.turn;
}

async function take(visit: Visit): Promise<void> {
  const { response } = visit;
  const cameAt = Date.now();
  if (line.made >= AT_ONCE) await inLine();
  if (response.closed) return next();
  line.made += 1;
  response.once('close', () => {
    line.made -= 1;
    next();
  });
  if (hasAnsweredSince(cameAt)) visit.endsAt = Date.now() + PAGE_MS;
}

function inLine(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      line.waiting.delete(go);
      resolve();
    };
    const timer = setTimeout(go, PATIENCE_MS);
    line.waiting.add(go);
  });
}

/** The one that came first. */
function next(): void {
  const [first] = line.waiting;
  first?.();
}
