import { chmodSync, mkdirSync } from 'node:fs';

/**
 * A folder that nobody but its owner can enter, whatever the umask and however an older version left it. It guards what is
 * inside: PostgreSQL's own files ask for rights of their own.
 */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}
