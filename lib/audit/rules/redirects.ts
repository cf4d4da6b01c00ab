import type { Crawl } from '../crawl.ts';
import type { Rule } from '../rule.ts';
import { isRedirect, targetOf, wayFrom } from '../site-view.ts';
import { sources } from './sources.ts';

const chain: Rule = {
  id: 'redirect-chain',
  title: 'A redirect leads to another one',
  severity: 'warning',
  reason: 'Every step delays the visitor, and crawlers give up after some.',
  source: sources.redirects,
  *find(crawl) {
    const within = new Set([...crawl.answers.values()].map((answer) => targetOf(answer, crawl)));
    for (const [address, way] of ways(crawl))
      if (way.length > 2 && !isLoop(way) && !within.has(address))
        yield { address, detail: way.slice(1).join(' → ') };
  },
};

const loop: Rule = {
  id: 'redirect-loop',
  title: 'Redirects lead in a circle',
  severity: 'error',
  reason: 'No visitor and no crawler ever arrives.',
  source: sources.redirects,
  *find(crawl) {
    const reported = new Set<string>();
    for (const [address, way] of ways(crawl)) {
      if (!isLoop(way) || reported.has(address)) continue;
      for (const step of way) reported.add(step);
      yield { address, detail: way.slice(1).join(' → ') };
    }
  },
};

function ways(crawl: Crawl): [string, string[]][] {
  return [...crawl.answers.values()]
    .filter(isRedirect)
    .map(({ address }) => [address, wayFrom(address, crawl)]);
}

const isLoop = (way: string[]) => new Set(way).size < way.length;

export default [chain, loop];
