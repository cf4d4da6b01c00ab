import 'server-only';
import { env } from '../../env';
import { briefClient } from '../../supabase/brief';
import { type Changes, changesSchema } from './schema';

const TIMEOUT_MS = 3000;

/**
 * What has changed after a position, or after a moment where there is none. It says nothing of the health of the database,
 * which pages go by: they would wait again as soon as this small question is answered.
 */
export async function readChanges(seen: string | null, since: Date): Promise<Changes> {
  const { data } = await briefClient(TIMEOUT_MS, env.SUPABASE_SECRET_KEY)
    .rpc('read_content_changes', seen === null ? { since: since.toISOString() } : { seen })
    .throwOnError();
  return changesSchema.parse(data);
}
