import { inProcess } from '../../cache/page-cache/in-process.ts';
import type { Flights } from './flights.ts';
import type { Memory } from './memory.ts';

/** What the server in front of Next (lib/server/serve.ts) offers the page cache behind it. */
export type House = { flights: Flights; memory: Memory };

const place = inProcess<{ house?: House }>('house', () => ({}));

export function openHouse(house: House): void {
  place.house = house;
}

/** Undefined where Next is served by something else: there pages hydrate as Next made them. */
export function openedHouse(): House | undefined {
  return place.house;
}
