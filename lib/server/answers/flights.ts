import { createHash } from 'node:crypto';

const ROOM = 16 * 1024 * 1024;
const ADDRESS = /^\/flight\/([\w-]{22})(\/.*)$/;

/**
 * The flight data of pages that sleep, each under the hash of the page that it belongs to: what a browser asks for makes the
 * very page that it shows, also when that was rendered anew meanwhile, and also when another instance of the same build
 * rendered it, whose data say the same in another order. The oldest go when there is no room.
 */
export class Flights {
  #kept = new Map<string, Buffer>();
  #size = 0;

  /**
   * @param html the page, with the names of its scripts, which are others after every build
   * @returns the address that gives these data, for as long as they are kept or the page is still the same
   */
  keep(data: Buffer, html: string, path: string): string {
    const id = createHash('sha256').update(html).digest('base64url').slice(0, 22);
    this.#size += data.length - (this.#kept.get(id)?.length ?? 0);
    this.#kept.delete(id);
    this.#kept.set(id, data);
    for (const [oldest, { length }] of this.#kept) {
      if (this.#size <= ROOM) break;
      this.#kept.delete(oldest);
      this.#size -= length;
    }
    return `/flight/${id}${path}`;
  }

  find(id: string): Buffer | undefined {
    return this.#kept.get(id);
  }
}

/** What an address of flight data names: their hash and the page they belong to; null when it is none. */
export function parseFlightAddress(pathname: string): { id: string; page: string } | null {
  const [, id, page] = ADDRESS.exec(pathname) ?? [];
  return id && page ? { id, page } : null;
}
