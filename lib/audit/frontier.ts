/**
 * The addresses that are still to be asked for. Links and sitemaps take turns, so that neither an endless calendar nor
 * an endless sitemap keeps the crawl from the other.
 */
export class Frontier {
  readonly #found = new Set<string>();
  readonly #linked: string[] = [];
  #taken = 0;
  readonly #listed: Iterator<string>;
  readonly #admits: (address: string) => boolean;
  #isLinksTurn = false;

  /** @param listed read as it is needed: a sitemap may hold far more than is ever asked for */
  constructor(listed: Iterable<string>, admits: (address: string) => boolean) {
    this.#listed = listed[Symbol.iterator]();
    this.#admits = admits;
  }

  get size(): number {
    return this.#found.size;
  }

  add(address: string): void {
    if (this.#found.has(address) || !this.#admits(address)) return;
    this.#found.add(address);
    this.#linked.push(address);
  }

  take(): string | undefined {
    this.#isLinksTurn = !this.#isLinksTurn;
    if (this.#isLinksTurn) return this.#nextLinked() ?? this.#nextListed();
    return this.#nextListed() ?? this.#nextLinked();
  }

  #nextLinked(): string | undefined {
    return this.#taken < this.#linked.length ? this.#linked[this.#taken++] : undefined;
  }

  #nextListed(): string | undefined {
    for (let next = this.#listed.next(); !next.done; next = this.#listed.next()) {
      if (this.#found.has(next.value) || !this.#admits(next.value)) continue;
      this.#found.add(next.value);
      return next.value;
    }
    return undefined;
  }
}
