import type { Answer, Origin } from './answer.ts';

const ROOM = 24 * 1024 * 1024;
const NOTED = 5000;

/** Answers that are the same for everybody, compressed, by the address that was asked; the oldest go first. */
export class Memory {
  #kept = new Map<string, Answer>();
  #origins = new Map<string, Origin>();
  #size = 0;
  /** Another number whenever something was to be forgotten. */
  version = 0;

  /** What Next's cache knows of a page; told whenever it gives or takes one. */
  noteOrigin(origin: Origin): void {
    if (this.#origins.size > NOTED) this.#origins.clear();
    this.#origins.set(origin.page, origin);
  }

  originOf(page: string): Origin | undefined {
    return this.#origins.get(page);
  }

  find(address: string): Answer | undefined {
    return this.#kept.get(address);
  }

  keep(address: string, answer: Answer): void {
    this.#drop(address);
    this.#kept.set(address, answer);
    this.#size += answer.size;
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= ROOM) break;
      this.#drop(oldest);
    }
  }

  /** To be called when a page was rendered anew or is gone. */
  forgetPage(page: string): void {
    this.#forget((answer) => answer.page === page);
  }

  /** To be called the moment a tag expires. */
  forgetTags(tags: readonly string[]): void {
    const meant = new Set(tags);
    this.#forget((answer) => answer.tags.some((tag) => meant.has(tag)));
  }

  forgetEverything(): void {
    this.#forget(() => true);
  }

  forget(address: string): void {
    this.#drop(address);
  }

  #forget(isMeant: (answer: Answer) => boolean): void {
    this.version += 1;
    for (const [address, answer] of this.#kept) if (isMeant(answer)) this.#drop(address);
  }

  #drop(address: string): void {
    const answer = this.#kept.get(address);
    if (!answer) return;
    this.#kept.delete(address);
    this.#size -= answer.size;
  }
}
