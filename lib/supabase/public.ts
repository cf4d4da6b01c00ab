import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { type CacheTag, carried } from '../cache/tags';
import { env } from '../env';
import type { Database } from './database.types';
import { fetchKept } from './kept-answers';
import { statelessOptions } from './options';

/**
 * Reads as an anonymous visitor, without cookies, so that what it answers may be cached.
 * @param cacheTags what the answer depends on; expiring one of them makes the next read go to the database
 */
export function publicClient(...cacheTags: CacheTag[]) {
  return createClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    ...statelessOptions,
    global: { fetch: (input, init = {}) => fetchKept(String(input), init, carried(cacheTags)) },
  });
}
