import { createServerClient } from '@supabase/ssr';
import type { NextRequest, NextResponse } from 'next/server';
import { env } from '../env';
import { named } from './named';
import { inSession, sessionCookies } from './session-cookies';
import { asBrowser } from './user-agent';

const TIMEOUT_MS = 3000;

/**
 * Renews a session that is about to end, before anything is rendered: the page then sees the new cookies, and the
 * browser gets them. Decides nothing about who may see what; when Auth does not answer, the session stays as it is.
 * @param respond makes the answer, once the cookies of `request` are right
 */
export async function renewSession(request: NextRequest, respond: () => NextResponse): Promise<NextResponse> {
  const changed = await renewedCookies(request);
  for (const { name, value } of changed) request.cookies.set(name, value);
  const response = respond();
  for (const { name, value, options } of changed) response.cookies.set(name, value, inSession(options));
  return response;
}

type Cookie = { name: string; value: string; options: object };

async function renewedCookies(request: NextRequest): Promise<Cookie[]> {
  const present = request.cookies.getAll();
  if (!present.some(({ name }) => name.startsWith(sessionCookies.name))) return [];
  let changed: Cookie[] = [];
  const client = createServerClient(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: sessionCookies,
    cookies: {
      getAll: () => present,
      setAll: (cookies) => {
        changed = cookies;
      },
    },
    global: {
      fetch: (input, init) => fetch(input, { ...named(init), signal: AbortSignal.timeout(TIMEOUT_MS) }),
      headers: asBrowser(request.headers),
    },
  });
  // The library tries again for half a minute; nobody waits that long for a page.
  await Promise.race([client.auth.getSession(), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
  return changed;
}
