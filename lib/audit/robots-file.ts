import robotsParser from 'robots-parser';
import type { Addresses } from './addresses.ts';
import { ask, type Request, readBytes } from './answer.ts';
import { CRAWLER, SEARCH_ENGINE } from './options.ts';

export type RobotsFile = {
  address: string;
  status: number | null;
  problem: string | null;
  sitemaps: string[];
  isOpen(address: string): boolean;
  /** The pause it asks of this auditor after each page. */
  delayMs: number;
  admitsUs(address: string): boolean;
};

/** Search engines read no more of it (RFC 9309, section 2.5). */
const MAX_BYTES = 500 * 1024;
const MAX_HOPS = 5;
const MAX_DELAY_SECONDS = 10;

/**
 * Reads robots.txt as RFC 9309 says: a file that is not there permits everything, and one that cannot be had nothing.
 */
export async function readRobots(
  addresses: Addresses,
  request: Request & { staysHome: boolean },
): Promise<RobotsFile> {
  const address = `${addresses.origin}/robots.txt`;
  let text = '';
  let asked = address;
  for (let hop = 0; ; hop++) {
    const answer = await ask(asked, request, async ({ status }, body) => {
      if (status !== 200) return;
      text = new TextDecoder().decode((await readBytes(body, MAX_BYTES)).bytes);
    });
    const mayFollow = !request.staysHome || addresses.isInternal(answer.location ?? '');
    if (answer.location && mayFollow && hop < MAX_HOPS) {
      asked = answer.location;
      continue;
    }
    const { status, problem } = answer;
    const isUnreachable = status === null || status >= 500;
    const rules = robotsParser(address, text);
    return {
      address,
      status,
      problem,
      sitemaps: rules.getSitemaps(),
      delayMs: Math.min(rules.getCrawlDelay(CRAWLER) ?? 0, MAX_DELAY_SECONDS) * 1000,
      isOpen: (page) => rules.isAllowed(page, SEARCH_ENGINE) ?? true,
      admitsUs: (page) => !isUnreachable && (rules.isAllowed(page, CRAWLER) ?? true),
    };
  }
}
