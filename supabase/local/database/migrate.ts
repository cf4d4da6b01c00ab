import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Config, StartError } from '../config.ts';
import type { Connection } from './connection.ts';

/** What migrating needs of a connection. */
export type Migratable = Pick<Connection, 'run' | 'script'>;

const platform = join(import.meta.dirname, '../platform.sql');

export async function installPlatform(connection: Migratable): Promise<void> {
  await connection.script(readFileSync(platform, 'utf8'));
}

/** Applies the migrations that the database has not seen, in order, and names those applied. */
export async function migrate(connection: Migratable, { migrations }: Config): Promise<string[]> {
  const [rows = []] = await connection.run({
    text: 'select version from supabase_migrations.schema_migrations',
  });
  const applied = new Set(rows.map((row) => row.version));
  const files = readdirSync(migrations)
    .filter((file) => /^\d+_.+\.sql$/.test(file))
    .sort()
    .filter((file) => !applied.has(versionOf(file)));
  for (const file of files) {
    const name = basename(file, '.sql').slice(versionOf(file).length + 1);
    const record = `insert into supabase_migrations.schema_migrations (version, name)
      values (${literal(versionOf(file))}, ${literal(name)})`;
    await apply(connection, join(migrations, file), record);
  }
  return files;
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

const versionOf = (file: string) => file.slice(0, file.indexOf('_'));
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
