import { createClient } from '@supabase/supabase-js';
import { env } from '../env';
import type { Database } from './database.types';
import { statelessOptions } from './options';

/** Asks as an anonymous visitor on the way to a page: keeps no answer, and waits no longer than a visitor would notice. */
export function briefClient(timeoutMs: number) {
  return createClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    ...statelessOptions,
    global: {
      fetch: (input, init) =>
        fetch(input, { ...init, cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) }),
    },
  });
}
