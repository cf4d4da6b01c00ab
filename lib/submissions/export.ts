import 'server-only';
import { streamOf } from '../request/stream';
import { ROWS_A_CALL, readCallsByKeyset } from '../supabase/all-rows';
import { textOrEmpty } from '../supabase/read-row';
import { sessionClient } from '../supabase/session';
import * as z from '../validation/zod';
import { csvHeader, csvRow } from './csv';
import { filterArguments } from './filter-arguments';
import type { SubmissionFilters } from './filters';

const ATTEMPTS = 3;
const PAUSE_MS = 500;

const textOrNull = z.string().nullable().catch(null);
const exportedRow = z.object({
  id: z.string(),
  name: textOrEmpty,
  email: textOrEmpty,
  phone: textOrNull,
  company: textOrNull,
  service_interest: textOrNull,
  city: textOrNull,
  message: textOrEmpty,
  status: textOrEmpty,
  created_at: z.string(),
});
type ExportedRow = z.infer<typeof exportedRow>;

/**
 * The submissions of a filter as a CSV file, one page of rows in memory at a time. Reading goes from the newest row
 * backwards, so what arrives meanwhile is not in it; a page that cannot be read breaks the download off, because a
 * file that lacks rows must not look complete.
 * @returns null when there is nothing to export
 * @throws when the database does not answer at the start
 */
export async function exportSubmissions(
  filters: SubmissionFilters,
  now: Date,
): Promise<ReadableStream<Uint8Array> | null> {
  const read = await reader(filters, now);
  const calls = readCallsByKeyset<ExportedRow>((after) =>
    after ? patiently(() => read(after)) : read(null),
  );
  const first = await calls.next();
  if (!first.value?.length) return null;
  return streamOf(csvHeader() + csvOf(first.value), map(calls, csvOf));
}

const csvOf = (rows: ExportedRow[]) => rows.map(csvRow).join('');

async function* map<From, To>(values: AsyncIterable<From>, of: (value: From) => To): AsyncGenerator<To> {
  for await (const value of values) yield of(value);
}

async function reader(filters: SubmissionFilters, now: Date) {
  const client = await sessionClient();
  const given = filterArguments(filters, now);
  return async (after: ExportedRow | null) => {
    const { data } = await client
      .rpc('export_submissions', {
        ...given,
        before_created_at: after?.created_at ?? null,
        before_id: after?.id ?? null,
        page_size: ROWS_A_CALL,
      })
      .throwOnError();
    return { data: z.array(exportedRow).parse(data) };
  };
}

/** One slow answer should not cost a long download. */
async function patiently<Value>(read: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await read();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
    }
  }
}
