import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, StartError } from '../config.ts';
import type { Connection } from './connection.ts';

/** What migrating needs of a connection. */
export type Migratable = Pick<Connection, 'run' | 'script'>;

const PLATFORM = join(import.meta.dirname, '../platform.sql');
const ANOTHER_VERSION =
  'The data may come from another version of these files. Delete the folder .data to begin anew, or mend the file and start again.';
const MIGRATION = /^(\d+)_([^']+)\.sql$/;

export async function installPlatform(connection: Migratable): Promise<void> {
  await connection.script(readFileSync(PLATFORM, 'utf8'));
}

/** Applies the migrations that the database has not seen, in order, and names those applied. */
export async function migrate(connection: Migratable, { migrations }: Config): Promise<string[]> {
  const history = 'supabase_migrations.schema_migrations';
  const [rows = []] = await connection.run({ text: `select version from ${history}` });
  const applied: string[] = [];
  for (const file of readdirSync(migrations).sort()) {
    const [, version, name] = MIGRATION.exec(file) ?? [];
    if (!version || rows.some((row) => row.version === version)) continue;
    const record = `insert into ${history} (version, name) values ('${version}', '${name}')`;
    await apply(connection, join(migrations, file), record).catch((error) => {
      throw rows.length > 0 ? new StartError(`${error.message}\n${ANOTHER_VERSION}`) : error;
    });
    applied.push(file);
  }
  return applied;
}

/** Loads the sample content, in the order of `[db.seed] sql_paths`. */
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
