import type { Crawl } from './crawl.ts';
import { wayFrom } from './site-view.ts';

export type LinkGraph = {
  /** The pages that link to an address of the site, itself excepted; redirects on the way do not count. */
  sources: Map<string, Set<string>>;
  /** The least clicks from the start. */
  depths: Map<string, number>;
};

const graphs = new WeakMap<Crawl, LinkGraph>();

/** Who links to whom. Worked out once for a crawl, since several rules ask. */
export function linkGraph(crawl: Crawl): LinkGraph {
  const known = graphs.get(crawl);
  if (known) return known;
  const graph = { sources: sourcesIn(crawl), depths: depthsIn(crawl) };
  graphs.set(crawl, graph);
  return graph;
}

function sourcesIn(crawl: Crawl): LinkGraph['sources'] {
  const sources: LinkGraph['sources'] = new Map();
  for (const page of crawl.pages.values())
    for (const { address } of page.links.filter((link) => crawl.addresses.isInternal(link.address)))
      for (const step of wayFrom(address, crawl)) {
        if (step === page.address) continue;
        const from = sources.get(step) ?? new Set();
        sources.set(step, from.add(page.address));
      }
  return sources;
}

function depthsIn(crawl: Crawl): LinkGraph['depths'] {
  const depths = new Map<string, number>();
  let level = new Set(wayFrom(crawl.start, crawl));
  for (let depth = 0; level.size > 0; depth++) {
    for (const address of level) depths.set(address, depth);
    const next = new Set<string>();
    for (const address of level)
      for (const link of crawl.pages.get(address)?.links ?? [])
        for (const step of wayFrom(link.address, crawl)) if (!depths.has(step)) next.add(step);
    level = next;
  }
  return depths;
}

const EXAMPLES = 3;

export function linkedFrom(address: string, crawl: Crawl): string {
  const sources = [...(linkGraph(crawl).sources.get(address) ?? [])];
  const more = sources.length - EXAMPLES;
  return `linked from ${sources.slice(0, EXAMPLES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
