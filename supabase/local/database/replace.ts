import { existsSync, renameSync, rmSync } from 'node:fs';

/** What is to take the place of the database folder, complete. */
export const readyName = (folder: string) => `${folder}.restored`;
/** What it took the place of, until the next time. */
export const replacedName = (folder: string) => `${folder}.replaced`;

/** Puts what is ready in the place of the database. A start goes on with it when a crash came in between. */
export function finishReplacing(folder: string): void {
  if (!existsSync(readyName(folder))) return;
  if (existsSync(folder)) {
    rmSync(replacedName(folder), { recursive: true, force: true });
    renameSync(folder, replacedName(folder));
  }
  renameSync(readyName(folder), folder);
}
