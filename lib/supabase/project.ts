import { createClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';

const TIMEOUT_MS = 10_000;

/** A project for whoever holds one of its keys, outside the site: for commands and tests. */
export function projectClient(url = '', key = '') {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }) },
  });
}

export type ProjectClient = ReturnType<typeof projectClient>;
