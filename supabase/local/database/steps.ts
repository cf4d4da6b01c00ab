import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, StartError } from '../config.ts';
import type { Run } from './connection.ts';

/** A file that brings the schema forward; the history knows it by its key. */
export type Step = { key: string; name: string; file: string; path: string; sha256: string };
/** The keys of what has run, each with the checksum of its file where that was noted. */
export type History = Map<string, string | null>;

const PLATFORM = join(import.meta.dirname, '../platform');
const MIGRATION = /^(\d+)_([^']+)\.sql$/;

/** What hosted Supabase provides. */
export function platformSteps(): Step[] {
  const files = readdirSync(PLATFORM).sort();
  return files.map((file) => stepOf(PLATFORM, file, file, ''));
}

export function migrationSteps({ migrations }: Pick<Config, 'migrations'>): Step[] {
  const files = readdirSync(migrations).sort();
  return files.flatMap((file) => {
    const [, version, name] = MIGRATION.exec(file) ?? [];
    return version && name ? [stepOf(migrations, file, version, name)] : [];
  });
}

function stepOf(folder: string, file: string, key: string, name: string): Step {
  const path = join(folder, file);
  return { file, path, key, name, sha256: createHash('sha256').update(readFileSync(path)).digest('hex') };
}

export async function platformHistory(run: Run): Promise<History> {
  const [[found] = []] = await run({
    text: `select case when exists (select from pg_namespace where nspname = 'local' and has_schema_privilege(oid, 'usage'))
      then to_regclass('local.platform') is not null else false end as "isThere"`,
  });
  return found?.isThere === 't' ? read(run, 'select file as key, sha256 from local.platform') : new Map();
}

/** A database of before the checksums were noted has no column for them. */
export function migrationHistory(run: Run): Promise<History> {
  return read(
    run,
    `select version as key, to_jsonb(ran) ->> 'sha256' as sha256 from supabase_migrations.schema_migrations as ran`,
  );
}

async function read(run: Run, text: string): Promise<History> {
  const [rows = []] = await run({ text });
  return new Map(rows.map(({ key, sha256 = null }) => [String(key), sha256]));
}

/**
 * What has not run yet.
 * @throws StartError when the database has seen something that this release does not have, or not in this shape
 */
export function pendingOf(steps: Step[], history: History): Step[] {
  const unknown = [...history.keys()].sort().find((key) => !steps.some((step) => step.key === key));
  if (unknown !== undefined)
    throw new StartError(
      `The data is of a newer release: it has seen ${unknown}, which this one does not have. ` +
        'Start that release again, or restore a backup of this one or an older one. Nothing was changed.',
    );
  const edited = steps.find(({ key, sha256 }) => (history.get(key) ?? sha256) !== sha256);
  if (edited)
    throw new StartError(
      `${edited.path} is not what it was when it ran on the data. Put the file back as it was and write what is new ` +
        'into a file of its own, or delete the folder of the data to begin anew. Nothing was changed.',
    );
  return steps.filter(({ key }) => !history.has(key));
}
