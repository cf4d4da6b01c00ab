import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { env } from '../env';
import type { Database } from './database.types';
import { fetchInTime } from './in-time';
import { statelessOptions } from './options';

/**
 * Passes row-level security: only for what docs/architecture.md names, such as storing a submission, sending its notification
 * and keeping the HTML of an article.
 */
export function secretClient() {
  return createClient<Database>(env.SUPABASE_URL, env.SUPABASE_SECRET_KEY, {
    ...statelessOptions,
    global: { fetch: fetchInTime },
  });
}
