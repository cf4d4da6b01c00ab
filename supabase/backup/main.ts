import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig, StartError } from '../local/config.ts';
import { megabytes } from '../local/database/copy.ts';
import { lockFolder } from '../local/database/lock.ts';
import { Gateway } from '../local/gateway.ts';
import { backUpFolder, restoreFolder } from './embedded.ts';
import type { Manifest } from './manifest.ts';

process.umask(0o077);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { copy: { type: 'string' }, replace: { type: 'boolean', default: false } },
});
const [verb, folder = ''] = positionals;
const config = readConfig();

/** Nobody starts the stack on the folder meanwhile. */
async function held<T>(work: () => Promise<T>): Promise<T> {
  const gateway = new Gateway();
  const port = await gateway.listen(config.port);
  try {
    await lockFolder(config.folder, port);
    return await work();
  } finally {
    await gateway.close();
  }
}

/** @param copy that the running stack has made of its folder for this */
async function ofCopy(copy: string): Promise<Manifest> {
  try {
    return await backUpFolder(copy, folder);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function contentsOf({ tables, pictures, made }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = [...tables, ...pictures].reduce((sum, file) => sum + file.bytes, 0);
  return `${rows} rows of ${tables.length} tables and ${pictures.length} pictures (${megabytes(bytes)}), as they were at ${made}`;
}

try {
  if (verb === 'restore') {
    const manifest = await held(() => restoreFolder(folder, config, values.replace));
    console.log(`Restored from ${folder}: ${contentsOf(manifest)}.`);
  } else {
    const copy = values.copy;
    const manifest = await (copy ? ofCopy(copy) : held(() => backUpFolder(config.folder, folder)));
    console.log(`Backed up to ${folder}: ${contentsOf(manifest)}.`);
  }
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
