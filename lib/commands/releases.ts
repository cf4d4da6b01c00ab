import fs from 'node:fs';
import path from 'node:path';
import { KEPT_RELEASES } from '../server/built-files/kept-files.ts';

/** Where the next one is being built, as deep as the others. */
export const BUILDING = 'building';
const CURRENT = 'current';
const SERVED_BY = 'served-by';

/**
 * The builds of the site beside each other in one folder, each under its name, and which of them is to be served. What is
 * served is never touched by a build: that is made beside it, put under its name, and switched to, each in one step.
 */
export class Releases {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  placeOf(name: string): string {
    return path.join(this.#folder, name);
  }

  has(name: string): boolean {
    return fs.existsSync(this.placeOf(name));
  }

  get current(): string | null {
    try {
      return fs.readFileSync(this.placeOf(CURRENT), 'utf8');
    } catch {
      return null;
    }
  }

  /** Puts what was built under its name. */
  add(name: string): void {
    fs.renameSync(this.placeOf(BUILDING), this.placeOf(name));
  }

  /** From now on it is this one that is served, and the oldest go. */
  switchTo(name: string): void {
    fs.utimesSync(this.placeOf(name), new Date(), new Date());
    fs.writeFileSync(this.placeOf(`${CURRENT}.tmp`), name);
    fs.renameSync(this.placeOf(`${CURRENT}.tmp`), this.placeOf(CURRENT));
    for (const older of this.#all().slice(KEPT_RELEASES))
      if (!this.#isServed(older)) fs.rmSync(this.placeOf(older), { recursive: true, force: true });
  }

  /** For as long as this process lives, the release stays. */
  noteServed(name: string): void {
    const place = this.placeOf(name);
    const { atime, mtime } = fs.statSync(place);
    fs.writeFileSync(path.join(place, SERVED_BY), String(process.pid));
    fs.utimesSync(place, atime, mtime);
  }

  /** The last that was switched to first. */
  #all(): string[] {
    const since = (name: string) => fs.statSync(this.placeOf(name)).mtimeMs;
    return fs
      .readdirSync(this.#folder, { withFileTypes: true })
      .flatMap((entry) => (entry.isDirectory() && entry.name !== BUILDING ? [entry.name] : []))
      .sort((one, other) => since(other) - since(one));
  }

  #isServed(name: string): boolean {
    try {
      const pid = Number(fs.readFileSync(path.join(this.placeOf(name), SERVED_BY), 'utf8'));
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  }
}
