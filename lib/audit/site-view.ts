import type { Answer } from './answer.ts';
import type { Crawl } from './crawl.ts';
import type { Page } from './page/page.ts';

/** The canonical that counts: the first in the head. */
export function canonicalOf(page: Page): string | null {
  return page.canonicals.find((canonical) => canonical.isInHead)?.address ?? null;
}

export function isSelfCanonical(page: Page): boolean {
  const canonical = canonicalOf(page);
  return canonical === null || canonical === page.address;
}

export function indexablePages({ pages, robots }: Crawl): Page[] {
  return [...pages.values()].filter(
    (page) => !page.isNoindex && isSelfCanonical(page) && robots.isOpen(page.address),
  );
}

/** Where a redirect leads within the site or beyond, as the crawl knows addresses. */
export function targetOf(answer: Answer, { addresses }: Crawl): string | null {
  return answer.location === null ? null : addresses.resolve(answer.location, answer.address);
}

/** No crawler follows further, and a site can redirect for ever. */
const MAX_STEPS = 20;

/** The way from an address along its redirects; its last step is seen before when the way is a loop. */
export function wayFrom(address: string, crawl: Crawl): string[] {
  const way = [address];
  let answer = crawl.answers.get(address);
  while (answer && way.length <= MAX_STEPS) {
    const next = targetOf(answer, crawl);
    if (next === null) break;
    answer = way.includes(next) ? undefined : crawl.answers.get(next);
    way.push(next);
  }
  return way;
}

export const isRedirect = (answer: Answer | undefined) => answer?.location != null;

/** What is wrong with an answer that ought to be there, or null. */
export function failureOf(answer: Answer | undefined): string | null {
  if (!answer) return null;
  if (answer.status === null) return answer.problem ?? 'no answer';
  if (answer.status >= 400) return `answers ${answer.status}`;
  return answer.problem && `answers ${answer.status} and breaks off: ${answer.problem}`;
}
