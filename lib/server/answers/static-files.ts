import fs from 'node:fs';
import path from 'node:path';

type Compressed = { br: Buffer; gzip: Buffer };

/** Files that the build has compressed (lib/commands/compress-static.ts), by their address. */
export class StaticFiles {
  readonly #folder: string;
  readonly #addresses: Set<string>;
  readonly #built: Set<string>;

  constructor(buildFolder: string) {
    this.#folder = path.join(buildFolder, COMPRESSED);
    this.#addresses = new Set(
      filesBelow(this.#folder)
        .filter((file) => file.endsWith('.br'))
        .map((file) => `/${file.slice(0, -'.br'.length)}`),
    );
    this.#built = new Set(
      filesBelow(path.join(buildFolder, 'static')).map((file) => `/_next/static/${file}`),
    );
  }

  /** @param file an address without query and escapes */
  isOfThisBuild(file: string): boolean {
    return this.#built.has(file) || this.#addresses.has(file);
  }

  has(address: string): boolean {
    return this.#addresses.has(address);
  }

  compressed(address: string): Compressed | null {
    if (!this.has(address)) return null;
    const read = (ending: string) => fs.readFileSync(path.join(this.#folder, `${address}${ending}`));
    return { br: read('.br'), gzip: read('.gz') };
  }
}

/** The folder beside the build's own where the compressed files are, each under its address. */
export const COMPRESSED = 'compressed';

/** The files below a folder, as addresses are written; none when there is no such folder. */
export function filesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}
