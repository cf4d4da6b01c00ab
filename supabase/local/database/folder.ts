import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, StartError } from '../config.ts';
import { Connection } from './connection.ts';
import { EmbeddedDatabase } from './embedded.ts';
import { bringForward } from './forward.ts';
import { installPlatform, migrate, seed } from './migrate.ts';
import { makePrivate } from './private-folder.ts';
import { finishReplacing } from './replace.ts';

/** Of the PostgreSQL that PGlite brings; it writes it into each folder, and opens no other. */
export const POSTGRES_MAJOR = '18';

/** Opens the database folder, after building it if there is none, and brings its schema up to date. */
export async function openFolder(config: Config): Promise<Connection> {
  finishReplacing(config.folder);
  if (!isFinished(config.folder)) await build(config);
  makePrivate(config.folder);
  return bringForward(await open(config.folder, config), config);
}

/** A folder gets its name only when it is complete, seeds included; what a crash left half-done is built anew. */
async function build(config: Config): Promise<void> {
  const unfinished = `${config.folder}.tmp`;
  await buildIn(unfinished, config, async (connection) => {
    await installPlatform(connection);
    await migrate(connection, config);
    await seed(connection, config);
  });
  rmSync(config.folder, { recursive: true, force: true });
  renameSync(unfinished, config.folder);
}

/** Makes a new database in a folder, whatever was left in it. */
export async function buildIn(
  folder: string,
  config: Config,
  fill: (connection: Connection) => Promise<void>,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  makePrivate(folder);
  const connection = await open(folder, config);
  try {
    await fill(connection);
  } finally {
    await connection.close();
  }
}

/** @throws StartError when something else is in it */
export function isFinished(folder: string): boolean {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return false;
  const version = join(folder, 'PG_VERSION');
  if (!existsSync(version))
    throw new StartError(
      `The folder ${folder} holds no database. Delete it, or set LOCAL_STACK_DATA to another folder.`,
    );
  requireMajor(folder, readFileSync(version, 'utf8').trim());
  return true;
}

function requireMajor(folder: string, major: string): void {
  if (major === POSTGRES_MAJOR) return;
  throw new StartError(
    `The database in ${folder} is of PostgreSQL ${major}, and this release has PostgreSQL ${POSTGRES_MAJOR}. ` +
      'Make a backup of it with the release that it was last started with (`npm run backup`), delete the folder, and ' +
      'restore that backup with this one (`npm run restore`). Nothing was changed.',
  );
}

export async function open(
  folder: string,
  { statementMs }: Pick<Config, 'statementMs'>,
): Promise<Connection> {
  const connection = new Connection(new EmbeddedDatabase(folder, statementMs));
  try {
    await connection.run({ text: 'select 1' });
    return connection;
  } catch (error) {
    throw new StartError(
      `The database in ${folder} does not open (${error instanceof Error ? error.message : error}). ` +
        'Restore the folder from a backup (`npm run restore`), or delete it to start with the sample content.',
    );
  }
}
