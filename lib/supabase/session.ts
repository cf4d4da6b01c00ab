import 'server-only';
import { createServerClient } from '@supabase/ssr';
import { cookies, headers } from 'next/headers';
import { env } from '../env';
import type { Database } from './database.types';
import { fetchInTime } from './in-time';
import { statelessOptions } from './options';
import { inSession, sessionCookies } from './session-cookies';
import { asBrowser } from './user-agent';

/** Asks as the person who is signed in: row-level security decides what that is worth. Nothing is cached. */
export async function sessionClient() {
  const store = await cookies();
  return createServerClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    db: statelessOptions.db,
    cookieOptions: sessionCookies,
    cookies: {
      getAll: () => store.getAll(),
      setAll: (changed) => {
        try {
          for (const { name, value, options } of changed) store.set(name, value, inSession(options));
        } catch {
          // A page that is being rendered cannot set cookies; the middleware has renewed the session before it.
        }
      },
    },
    global: { fetch: fetchInTime, headers: asBrowser(await headers()) },
  });
}
