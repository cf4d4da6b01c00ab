import { inProcess } from './in-process.ts';
import { currentVisit, type Visit } from './visit.ts';

/** How many pages are made at a time of which there is no copy. More at once would all be late together. */
const AT_ONCE = 8;
/** Whoever has waited for so long goes ahead all the same. */
const PATIENCE_MS = 8000;
/** How long the database may then take for the page, in place of which nothing can be given. */
const COLD_PAGE_MS = 5000;

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
  if (line.made >= AT_ONCE) await inLine();
  if (response.closed) return next();
  line.made += 1;
  response.once('close', () => {
    line.made -= 1;
    next();
  });
  visit.endsAt = Math.max(visit.endsAt, Date.now() + COLD_PAGE_MS);
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
