import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, StartError } from '../config.ts';
import type { Connection } from './connection.ts';
import { migrationHistory, migrationSteps, pendingOf, platformHistory, platformSteps } from './steps.ts';

/** What migrating needs of a connection. */
export type Migratable = Pick<Connection, 'run' | 'script'>;

const PLATFORM_HISTORY = `create schema if not exists local;
  create table if not exists local.platform (file text primary key, sha256 text not null);`;

/** Applies what hosted Supabase provides and the database has not seen. @param steps of a release that may be older */
export async function installPlatform(connection: Migratable, steps = platformSteps()): Promise<string[]> {
  const pending = pendingOf(steps, await platformHistory(connection.run));
  if (pending.length > 0) await connection.script(PLATFORM_HISTORY);
  for (const { path, file, sha256 } of pending)
    await apply(connection, path, `insert into local.platform values ('${file}', '${sha256}')`);
  return pending.map(({ file }) => file);
}

/** Applies the migrations that the database has not seen, in order, and names those applied. */
export async function migrate(
  connection: Migratable,
  config: Pick<Config, 'migrations'>,
  steps = migrationSteps(config),
): Promise<string[]> {
  const history = await migrationHistory(connection.run);
  const pending = pendingOf(steps, history);
  for (const { path, key, name, sha256 } of pending)
    await apply(
      connection,
      path,
      `insert into supabase_migrations.schema_migrations (version, name, sha256) values ('${key}', '${name}', '${sha256}')`,
    );
  // What ran before checksums were noted is taken to have been what it is.
  for (const { key, sha256 } of steps.filter((step) => history.get(step.key) === null))
    await connection.run({
      text: 'update supabase_migrations.schema_migrations set sha256 = $2 where version = $1',
      values: [key, sha256],
    });
  return pending.map(({ file }) => file);
}

/** Loads what every site needs, in the order of `[db.seed] sql_paths`, and the samples. */
export async function seed(connection: Migratable, { seeds, supabase }: Config): Promise<void> {
  const files = new Set(seeds.flatMap((pattern) => globSync(pattern, { cwd: supabase }).sort()));
  for (const file of files) await apply(connection, join(supabase, file));
}

/** A script is one transaction, so a file and the record of it stand or fall together. */
async function apply(connection: Migratable, path: string, record = ''): Promise<void> {
  try {
    await connection.script(`${readFileSync(path, 'utf8')}\n;reset all;${record}`);
  } catch (error) {
    throw new StartError(`${path} failed: ${error instanceof Error ? error.message : error}`);
  }
}
