import 'server-only';
import { headers } from 'next/headers';
import { safeRedirect } from './safe-redirect';
import { WANTED_PATH } from './wanted-path-header';

/** The page of the staff area that is being asked for. */
export async function wantedPath(): Promise<string> {
  return safeRedirect((await headers()).get(WANTED_PATH) ?? '');
}
