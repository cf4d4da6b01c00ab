import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { env } from '../env';
import type { Database } from './database.types';
import { statelessOptions } from './options';

declare global {
  interface NextFetchRequestConfig {
    internal?: boolean;
  }
}

/**
 * Writes with the secret key while a page is rendered, without being a part of the page: an ordinary request that no cache
 * keeps would make Next render the page anew for every visitor. Next's own requests are marked in the same way.
 */
export function besidePageClient() {
  return createClient<Database>(env.SUPABASE_URL, env.SUPABASE_SECRET_KEY, {
    ...statelessOptions,
    global: { fetch: (input, init) => fetch(input, { ...init, next: { internal: true } }) },
  });
}
