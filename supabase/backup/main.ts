import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig, StartError } from '../local/config.ts';
import { megabytes } from '../local/database/copy.ts';
import { lockFolder } from '../local/database/lock.ts';
import { Gateway } from '../local/gateway.ts';
import { backUpFolder, restoreFolder } from './embedded.ts';
import type { Manifest } from './manifest.ts';
import { backUpProject, type Project, restoreProject } from './project/project.ts';

process.umask(0o077);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { copy: { type: 'string' }, replace: { type: 'boolean', default: false } },
});
const [verb, folder = ''] = positionals;
const config = readConfig();
/** In the environment, where a list of processes does not show it. */
const { SUPABASE_DB_URL: database, SUPABASE_URL: url = '' } = process.env;
const project: Project | null = database ? { database, storage: { url, secretKey: config.secretKey } } : null;

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

function backUp(copy: string | undefined): Promise<Manifest> {
  if (project) return backUpProject(project, folder);
  return copy ? ofCopy(copy) : held(() => backUpFolder(config.folder, folder));
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
    const manifest = await (project
      ? restoreProject(project, folder, values.replace)
      : held(() => restoreFolder(folder, config, values.replace)));
    console.log(`Restored from ${folder}: ${contentsOf(manifest)}.`);
  } else {
    const manifest = await backUp(values.copy);
    console.log(`Backed up to ${folder}: ${contentsOf(manifest)}.`);
  }
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
