import 'server-only';
import { headers } from 'next/headers';
import { ownPath } from './own-path';
import { WANTED_PATH } from './wanted-path-header';

/** The page of the staff area that is being asked for. */
export async function wantedPath(): Promise<string> {
  return ownPath((await headers()).get(WANTED_PATH) ?? '');
}
