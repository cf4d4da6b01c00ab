import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type Config, StartError } from '../config.ts';
import type { Connection } from './connection.ts';
import { copyFolder, megabytes } from './copy.ts';
import { installPlatform, migrate } from './migrate.ts';
import { migrationHistory, migrationSteps, pendingOf, platformHistory, platformSteps } from './steps.ts';

/** The data as they were before they were last brought forward. */
export const olderName = (folder: string) => `${folder}.older`;
/** While it is there, that copy is of the last data that is known to be whole. */
const markOf = (folder: string) => `${folder}.updating`;

/**
 * Applies what this release has and the database has not seen, after a copy of the folder was made, to which it goes back
 * when something fails. Killed in between, the next start goes on: each file is there as a whole or not at all.
 * @throws StartError when it cannot be
 */
export async function bringForward(connection: Connection, config: Config): Promise<Connection> {
  const { folder } = config;
  const isPending = await hasPending(connection, config).catch(async (error) => {
    await connection.close();
    throw error;
  });
  if (isPending) await keepCopy(connection, folder);
  try {
    await installPlatform(connection);
    await migrate(connection, config);
  } catch (error) {
    await connection.close();
    if (isPending) putBack(folder);
    throw error instanceof StartError ? new StartError(`${error.message}\n${UNCHANGED}`) : error;
  }
  rmSync(markOf(folder), { force: true });
  return connection;
}

const UNCHANGED =
  'The data is as it was before. Start the release that it was last started with, or mend the file and start again.';

async function hasPending({ run }: Connection, config: Config): Promise<boolean> {
  const platform = pendingOf(platformSteps(), await platformHistory(run));
  const migrations = pendingOf(migrationSteps(config), await migrationHistory(run));
  return platform.length + migrations.length > 0;
}

async function keepCopy(connection: Connection, folder: string): Promise<void> {
  if (existsSync(markOf(folder)) && existsSync(olderName(folder))) return;
  const bytes = await connection.atRest(() => copyFolder(folder, olderName(folder)));
  writeFileSync(markOf(folder), '');
  console.log(
    `The data of an older release is brought up to date. As it was, it is kept in ${olderName(folder)} (${megabytes(bytes)}), until the next time.`,
  );
}

function putBack(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  renameSync(olderName(folder), folder);
  rmSync(markOf(folder), { force: true });
}
