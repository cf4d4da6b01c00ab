import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../lib/commands/paths';
import { stop } from '../../lib/commands/processes';
import { startSite } from '../../lib/commands/site';
import { copyBuild } from '../../lib/commands/site-build';
import { FaultyLine } from './faulty-line';
import { stack } from './stack';

const PORT = Number(process.env.OWN_SITE_PORT ?? 3196);
const FOLDER = '.next-own-site';
const given = process.env as Record<string, string>;

/** A second site of the build under test, with a cache and a clock of its own and a line to the database that can fail. */
export class OwnSite {
  readonly url = `http://localhost:${PORT}`;
  readonly line = new FaultyLine(stack.url);
  #process: ChildProcess | null = null;

  async setUp(): Promise<void> {
    copyBuild(given, { NEXT_DIST_DIR: FOLDER });
    await this.line.open();
    await this.start();
  }

  async start(): Promise<void> {
    this.#process = await startSite(
      {
        ...given,
        NEXT_DIST_DIR: FOLDER,
        SUPABASE_URL: this.line.url,
        SITE_URL: this.url,
        PORT: String(PORT),
        NODE_OPTIONS: `--import ${path.join(root, 'e2e/support/clock.ts')}`,
      },
      { quiet: true },
    );
  }

  async restart(): Promise<void> {
    if (this.#process) await stop(this.#process);
    await this.start();
  }

  /** Ten minutes pass, so that whatever is cached is due. */
  async age(): Promise<void> {
    this.#process?.kill('SIGUSR2');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }

  /** The site forgets every page and every answer that it has kept. */
  async forget(): Promise<void> {
    if (this.#process) await stop(this.#process);
    const folder = path.join(root, FOLDER);
    for (const kept of ['cache', 'server/route-cache'])
      fs.rmSync(path.join(folder, kept), { recursive: true, force: true });
    const files = fs.readdirSync(path.join(folder, 'server/app'), { recursive: true, withFileTypes: true });
    for (const { name, parentPath } of files)
      if (/^[^_].*\.(html|rsc|meta|body)$/.test(name)) fs.rmSync(path.join(parentPath, name));
    await this.start();
  }

  async tearDown(): Promise<void> {
    if (this.#process) await stop(this.#process);
    await this.line.close();
    fs.rmSync(path.join(root, FOLDER), { recursive: true, force: true });
  }
}
