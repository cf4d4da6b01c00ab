import 'server-only';
import fs from 'node:fs';
import path from 'node:path';
import { providedStores } from '../../server/answers/stores';
import { rememberMarks } from '../page-cache/expiry';
import { countChangesSince, followChanges } from './follow';
import type { Changes } from './schema';

const PAUSE_MS = 1000;
const MAX_PAUSE_MS = 5000;
/** A build reads for some time before it is done. */
const BUILD_MS = 3_600_000;

/**
 * Follows the record of changes about once a second while this process serves, less often while the database is away.
 * Only our own server does: another one forgets its process between two requests.
 * @param buildFolder whose pages are as old as the build, or as what an earlier run has followed
 */
export function keepFollowing(buildFolder: string, onChanges: (changes: Changes) => void): void {
  if (!providedStores()) return;
  rememberMarks(path.resolve(buildFolder, 'server'));
  countChangesSince(new Date(builtAt(buildFolder) - BUILD_MS));
  const turn = async (pause: number) => {
    const changes = await followChanges();
    if (changes && !isNothing(changes)) onChanges(changes);
    const next = changes ? PAUSE_MS : Math.min(pause * 2, MAX_PAUSE_MS);
    // Instances that began together must not ask together.
    setTimeout(() => void turn(next), next * (0.8 + Math.random() * 0.4)).unref();
  };
  void turn(PAUSE_MS);
}

const isNothing = ({ complete, tags, gone }: Changes) => complete && tags.length === 0 && gone.length === 0;

function builtAt(folder: string): number {
  try {
    return fs.statSync(path.join(folder, 'BUILD_ID')).mtimeMs;
  } catch {
    return Date.now();
  }
}
