import { inProcess } from '../../cache/page-cache/in-process.ts';
import type { Flights } from './flights.ts';
import type { Memory } from './memory.ts';

/** What the server in front of Next (lib/server/serve.ts) offers the page cache behind it. */
export type Stores = { flights: Flights; memory: Memory };

const place = inProcess<{ stores?: Stores }>('stores', () => ({}));

export function provideStores(stores: Stores): void {
  place.stores = stores;
}

/** Undefined where Next is served by something else: there pages hydrate as Next made them. */
export function providedStores(): Stores | undefined {
  return place.stores;
}
