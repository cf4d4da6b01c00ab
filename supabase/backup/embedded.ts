import { renameSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, StartError } from '../local/config.ts';
import type { Connection, Run } from '../local/database/connection.ts';
import { buildIn, isFinished, open } from '../local/database/folder.ts';
import { installPlatform, migrate } from '../local/database/migrate.ts';
import { finishReplacing, readyName } from '../local/database/replace.ts';
import { migrationSteps, platformSteps, type Step } from '../local/database/steps.ts';
import { checkBackup } from './check.ts';
import { dump } from './dump.ts';
import { finish, load } from './load.ts';
import { type Manifest, pictureFile } from './manifest.ts';

/** For a statement of a backup, which waits for nobody. */
const STATEMENT_MS = 600_000;

/** Writes a backup of a database folder that nobody else has open. */
export async function backUpFolder(database: string, target: string): Promise<Manifest> {
  if (!isFinished(database))
    throw new StartError(`There is no data in ${database} yet; \`npm start\` makes it.`);
  const connection = await open(database, { statementMs: STATEMENT_MS });
  try {
    return await dump({ of: 'the embedded Supabase', snapshot: connection.transaction, picture }, target);
  } finally {
    await connection.close();
  }
}

async function picture(run: Run, id: string): Promise<Buffer | null> {
  const [[file] = []] = await run({
    text: 'select content from local.files where object_id = $1',
    values: [id],
  });
  return file?.content ? Buffer.from(file.content.slice('\\x'.length), 'hex') : null;
}

/**
 * Builds a database of a backup and puts it in the place of the one that is there, which is kept beside it. A backup of an older
 * release is brought up to date.
 * @throws StartError when it cannot be; then nothing has changed
 */
export async function restoreFolder(backup: string, config: Config, isReplacing: boolean): Promise<Manifest> {
  finishReplacing(config.folder);
  if (!isReplacing && isFinished(config.folder))
    throw new StartError(
      `There is data in ${config.folder}. Say --replace to put the backup in its place; it is kept beside it until the next time.`,
    );
  const manifest = await checkBackup(backup);
  const steps = stepsUntil(manifest, config);
  const unfinished = `${config.folder}.restoring`;
  await buildIn(unfinished, { ...config, statementMs: STATEMENT_MS }, async (connection) => {
    await installPlatform(connection, steps.platform);
    await migrate(connection, config, steps.migrations);
    await connection.transaction(async (run) => {
      await load(backup, manifest, run);
      await loadPictures(backup, manifest, run);
    });
    await bringUpToDate(connection, config);
  });
  renameSync(unfinished, readyName(config.folder));
  finishReplacing(config.folder);
  return manifest;
}

async function loadPictures(backup: string, manifest: Manifest, run: Run): Promise<void> {
  for (const { id } of manifest.pictures) {
    const bytes = await readFile(join(backup, pictureFile({ id })));
    await run({
      text: 'insert into local.files (object_id, content) values ($1, $2)',
      values: [id, `\\x${bytes.toString('hex')}`],
    });
  }
}

async function bringUpToDate(connection: Connection, config: Config): Promise<void> {
  await installPlatform(connection);
  await migrate(connection, config);
  await finish(connection.run);
  await connection.tidy();
}

/** What the database of the backup had seen, of what this release has. */
function stepsUntil(manifest: Manifest, config: Config): { platform: Step[]; migrations: Step[] } {
  const platform = platformSteps();
  return {
    // Hosted Supabase has a platform of its own.
    platform: manifest.platform.length > 0 ? seenBy(manifest.platform, platform) : platform,
    migrations: seenBy(manifest.migrations, migrationSteps(config)),
  };
}

function seenBy(seen: Manifest['migrations'], steps: Step[]): Step[] {
  return seen
    .map(([key, sha256]) => {
      const step = steps.find((one) => one.key === key);
      if (!step)
        throw new StartError(
          `The backup is of a newer release: it has ${key}, which this one does not have. Restore it with that release. Nothing was changed.`,
        );
      if ((sha256 ?? step.sha256) !== step.sha256)
        throw new StartError(
          `${step.file} is not what it was when it ran on the data of the backup. Restore it with the release that made it. Nothing was changed.`,
        );
      return step;
    })
    .sort((one, other) => (one.file < other.file ? -1 : 1));
}
