import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from '../local/database/connection.ts';

/** Each test file writes into it which functions its database had and which of them ran; the last step of the run reads them. */
const folder = process.env.FUNCTION_CALLS;

const CALLS = `select p.oid::regprocedure::text as name, coalesce(called.calls, 0)::text as calls from pg_proc p
  join pg_language on pg_language.oid = p.prolang and lanname = 'plpgsql'
  left join pg_stat_user_functions as called on called.funcid = p.oid
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;

export async function countCalls(run: Run): Promise<void> {
  if (folder) await run({ text: `set track_functions = 'pl'` });
}

export async function writeCalls(run: Run): Promise<void> {
  if (!folder) return;
  await run({ text: 'select pg_stat_force_next_flush()' });
  const [rows = []] = await run({ text: CALLS });
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(rows));
}

/** The functions that no test file has run. */
export function neverCalled(written: string): string[] {
  const rows = readdirSync(written).flatMap((file): { name: string; calls: string }[] =>
    JSON.parse(readFileSync(join(written, file), 'utf8')),
  );
  const called = new Set(rows.filter(({ calls }) => calls !== '0').map(({ name }) => name));
  return [...new Set(rows.map(({ name }) => name))].filter((name) => !called.has(name)).sort();
}
