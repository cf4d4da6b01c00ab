import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { env } from '../env';
import type { Database } from './database.types';
import { fetchInTime } from './in-time';
import { statelessOptions } from './options';

/** Asks as an anonymous visitor and keeps no answer: for what visitors type, and for calls that change something. */
export function uncachedClient() {
  return createClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    ...statelessOptions,
    global: { fetch: fetchInTime },
  });
}
