import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { env } from '../env';
import { fetchInTime } from './in-time';
import { statelessOptions } from './options';

/**
 * Passes row-level security: only for storing a submission, for sending its notification, and for
 * showing a draft to whoever has a signed link.
 */
export function secretClient() {
  return createClient(env.SUPABASE_URL, env.SUPABASE_SECRET_KEY, {
    ...statelessOptions,
    global: { fetch: fetchInTime },
  });
}
