import { createHash } from 'node:crypto';

const ROOM = 16 * 1024 * 1024;
const ADDRESS = /^\/flight\/([\w-]{22})(\/.*)$/;

/**
 * The flight data of pages that sleep, each under the hash of its content: what a browser asks for is of the very render
 * that it shows, also when the page was rendered anew meanwhile. The oldest go when there is no room.
 */
export class Flights {
  #kept = new Map<string, Buffer>();
  #size = 0;

  /** @returns the address that gives these data, for as long as they are kept or the page is still the same */
  keep(data: Buffer, path: string): string {
    const id = createHash('sha256').update(data).digest('base64url').slice(0, 22);
    if (!this.#kept.delete(id)) this.#size += data.length;
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
