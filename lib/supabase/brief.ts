import { createClient } from '@supabase/supabase-js';
import { env } from '../env';
import { abortAfter } from '../request/time-limit';
import type { Database } from './database.types';
import { named } from './named';
import { statelessOptions } from './options';

/**
 * Asks beside a page or on the way to one, as an anonymous visitor unless another key is given: keeps no answer, and waits
 * no longer than it is told.
 */
export function briefClient(timeoutMs: number, key = env.SUPABASE_PUBLISHABLE_KEY) {
  return createClient<Database>(env.SUPABASE_URL, key, {
    ...statelessOptions,
    global: {
      fetch: (input, init) =>
        fetch(input, { ...named(init), cache: 'no-store', signal: abortAfter(timeoutMs) }),
    },
  });
}
