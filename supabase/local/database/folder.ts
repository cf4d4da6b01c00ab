import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, StartError } from '../config.ts';
import { Connection } from './connection.ts';
import { installPlatform, migrate, seed } from './migrate.ts';
import { makePrivate } from './private-folder.ts';

/** Opens the database folder, after building it if there is none, and brings its schema up to date. */
export async function openFolder(config: Config): Promise<Connection> {
  if (!isFinished(config.folder)) await build(config);
  makePrivate(config.folder);
  const connection = await open(config.folder, config);
  await migrate(connection, config);
  return connection;
}

/** A folder gets its name only when it is complete, seeds included; what a crash left half-done is built anew. */
async function build(config: Config): Promise<void> {
  const unfinished = `${config.folder}.tmp`;
  rmSync(unfinished, { recursive: true, force: true });
  makePrivate(unfinished);
  const connection = await open(unfinished, config);
  try {
    await migrate(connection, config);
    await seed(connection, config);
  } finally {
    await connection.close();
  }
  rmSync(config.folder, { recursive: true, force: true });
  renameSync(unfinished, config.folder);
}

function isFinished(folder: string): boolean {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return false;
  if (existsSync(join(folder, 'PG_VERSION'))) return true;
  throw new StartError(
    `The folder ${folder} holds no database. Delete it, or set LOCAL_STACK_DATA to another folder.`,
  );
}

async function open(folder: string, { statementMs }: Config): Promise<Connection> {
  const connection = new Connection(folder, statementMs);
  try {
    await installPlatform(connection);
    return connection;
  } catch (error) {
    throw new StartError(
      `The database in ${folder} does not open (${error instanceof Error ? error.message : error}). ` +
        'Restore the folder from a backup, or delete it to start with the sample content.',
    );
  }
}
