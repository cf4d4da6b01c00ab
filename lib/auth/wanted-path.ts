import 'server-only';
import { headers } from 'next/headers';
import { safeRedirect } from './safe-redirect';
import { WANTED_PATH } from './wanted-path-header';

export async function wantedPath(): Promise<string> {
  return safeRedirect((await headers()).get(WANTED_PATH) ?? '');
}
