import { setTimeout as pause } from 'node:timers/promises';
import { type Counts, Visitors } from './enquiries.ts';
import { Reader } from './reader.ts';
import type { Stage } from './stage.ts';

const READERS = 6;
/** What comes out of the cache, and what does not. */
const addresses = (n: number) => [
  ...['/', '/services/seo/mumbai', '/contact', `/contact?visit=${n}`, '/services/seo', '/blog'],
  ...[`/blog?visit=${n}`, '/api/health', '/admin/login', `/blog?page=2&visit=${n}`],
];

export type UnderLoad = {
  reader: Reader;
  seconds: number;
  enquiries: Record<string, Counts>;
  troubles: Map<string, number>;
};

/** Does something while pages are read and enquiries sent, from forms that were open before and from new ones. */
export async function underLoad(stage: Stage, change: () => Promise<void>): Promise<UnderLoad> {
  const reader = new Reader(stage);
  const before = new Visitors(stage);
  const anew = new Visitors(stage, { opensAnew: true });
  await before.open();
  let isOver = false;
  const began = performance.now();
  const readers = Array.from({ length: READERS }, async () => {
    for (let n = 0; !isOver; n += 1)
      for (const address of addresses(n)) {
        await reader.read(address);
        await pause(5);
      }
  });
  const senders = [before, before, anew].map(async (visitors) => {
    while (!isOver) {
      await visitors.send();
      await pause(150);
    }
  });
  try {
    await change();
  } finally {
    isOver = true;
    await Promise.all([...readers, ...senders]);
  }
  const seconds = (performance.now() - began) / 1000;
  return {
    reader,
    seconds,
    enquiries: { 'opened before': await before.counts(), 'opened meanwhile': await anew.counts() },
    troubles: new Map([...before.troubles, ...anew.troubles]),
  };
}
