import { constants, renameSync, rmSync } from 'node:fs';
import { cp, readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../config.ts';

/**
 * Copies a database folder to which nobody writes meanwhile; only a complete copy has the name. Where the file system can,
 * both share their bytes until one of them changes.
 * @returns its size
 */
export async function copyFolder(folder: string, copy: string): Promise<number> {
  const bytes = await sizeOf(folder);
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < bytes * 1.1)
    throw new StartError(
      `There is no room for a copy of ${folder}: it has ${megabytes(bytes)}, and ${megabytes(bavail * bsize)} are free. ` +
        'Free some and try again. Nothing was changed.',
    );
  const unfinished = `${copy}.tmp`;
  rmSync(unfinished, { recursive: true, force: true });
  await cp(folder, unfinished, { recursive: true, mode: constants.COPYFILE_FICLONE });
  rmSync(copy, { recursive: true, force: true });
  renameSync(unfinished, copy);
  return bytes;
}

export const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`;

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (file.isFile()) bytes += (await stat(join(file.parentPath, file.name))).size;
  return bytes;
}
