import { join } from 'node:path';
import { StartError } from '../local/config.ts';
import type { Run } from '../local/database/connection.ts';
import { linesOf } from './files.ts';
import { type Manifest, rowsFile, type TableEntry } from './manifest.ts';
import { EXACT, quoted, quotedName, sequencesOf, type Table, tablesOf } from './tables.ts';

const ROWS_AT_ONCE = 200;
const CHARACTERS_AT_ONCE = 1_000_000;

/**
 * Puts the rows of a backup in the place of those that are there, in the transaction that `run` is in. No trigger fires: nothing
 * is noted, announced or sent again.
 */
export async function load(folder: string, manifest: Manifest, run: Run, clear = truncate): Promise<void> {
  await run({ text: EXACT }, { text: `select set_config('session_replication_role', 'replica', true)` });
  const present = new Map((await tablesOf(run)).map((table) => [table.name, table]));
  const pairs = manifest.tables.flatMap((entry) => fitting(entry, present.get(entry.name)));
  await clear(
    pairs.map(({ table }) => quotedName(table.name)),
    run,
  );
  for (const { entry, table } of pairs) await loadTable(folder, entry, table, run);
  await setSequences(manifest, run);
  await run({ text: `select set_config('session_replication_role', 'origin', true)` });
}

async function truncate(names: string[], run: Run): Promise<void> {
  await run({ text: `truncate ${names} cascade` });
}

/** What a restored database is told last, once it has all migrations that it will have for now. */
export async function finish(run: Run): Promise<void> {
  // A backup is older than the promise to delete, and may be older than the tallies.
  await deleteWhatIsDue(run);
  const [[tallies] = []] = await run({
    text: `select to_regprocedure('private.recount_tallies()') is not null as "areThere"`,
  });
  if (tallies?.areThere === 't') await run({ text: 'select private.recount_tallies()' });
  // Whoever has followed the record of changes until now holds everything for out of date.
  await run({ text: 'update private.forgotten_changes set through = pg_current_xact_id(), before = now()' });
}

/** Hosted Supabase has tables and columns of its own in what it brings; ours are all there, or the backup is not of this schema. */
function fitting(entry: TableEntry, table: Table | undefined): { entry: TableEntry; table: Table }[] {
  const isOurs = /^(public|private)\./.test(entry.name);
  const columns = table?.columns.filter(({ name }) => entry.columns.includes(name)) ?? [];
  if (isOurs && columns.length < entry.columns.length)
    throw new StartError(`The database has no place for all of ${entry.name}. Nothing was changed.`);
  return table ? [{ entry, table: { ...table, columns } }] : [];
}

async function loadTable(folder: string, entry: TableEntry, table: Table, run: Run): Promise<void> {
  const columns = table.columns.map(({ name }) => quoted(name));
  const values = table.columns.map(({ name, type }) => `(line ->> '${name.replaceAll("'", "''")}')::${type}`);
  const text = `insert into ${quotedName(table.name)} (${columns}) overriding system value
    select ${values} from jsonb_array_elements($1::jsonb) as line`;
  for await (const lines of batchesOf(linesOf(join(folder, rowsFile(entry)))))
    await run({ text, values: [`[${lines}]`] });
  const [[counted] = []] = await run({ text: `select count(*) from ${quotedName(table.name)}` });
  if (Number(counted?.count) !== entry.rows)
    throw new StartError(
      `Of ${entry.rows} rows of ${entry.name} ${counted?.count} came back. Nothing was changed.`,
    );
}

async function* batchesOf(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let size = 0;
  for await (const line of lines) {
    batch.push(line);
    size += line.length;
    if (batch.length < ROWS_AT_ONCE && size < CHARACTERS_AT_ONCE) continue;
    yield batch;
    batch = [];
    size = 0;
  }
  if (batch.length > 0) yield batch;
}

async function setSequences({ sequences }: Manifest, run: Run): Promise<void> {
  const known = new Set((await sequencesOf(run)).map(({ name }) => name));
  for (const { name, last } of sequences)
    if (last !== null && known.has(name))
      await run({ text: 'select setval($1::regclass, $2::bigint)', values: [quotedName(name), last] });
}

/** Part by part, until there is no more of it. */
async function deleteWhatIsDue(run: Run): Promise<void> {
  const [[deleted] = []] = await run({ text: 'select * from public.delete_what_is_due()' });
  if (Object.values(deleted ?? {}).some((count) => Number(count) > 0)) await deleteWhatIsDue(run);
}
