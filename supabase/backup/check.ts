import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../local/config.ts';
import { describeFile } from './files.ts';
import { type FileEntry, type Manifest, pictureFile, readManifest, rowsFile } from './manifest.ts';

/**
 * Reads all of a backup once.
 * @throws StartError when something is missing, too much or not as it was written
 */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  const expected = new Map<string, FileEntry>([
    ...manifest.tables.map((table): [string, FileEntry] => [rowsFile(table), table]),
    ...manifest.pictures.map((picture): [string, FileEntry] => [pictureFile(picture), picture]),
  ]);
  const present = (
    await Promise.all(
      ['rows', 'pictures'].map(async (part) =>
        (await readdir(join(folder, part)).catch(() => [])).map((file) => `${part}/${file}`),
      ),
    )
  ).flat();
  const foreign = present.find((file) => !expected.has(file));
  if (foreign) throw wrong(folder, `${foreign} is no part of it`);
  for (const [file, { bytes, sha256 }] of expected) {
    const found = await describeFile(join(folder, file)).catch(() => null);
    if (!found) throw wrong(folder, `${file} is missing`);
    if (found.bytes !== bytes || found.sha256 !== sha256)
      throw wrong(folder, `${file} is not as it was written`);
  }
  return manifest;
}

function wrong(folder: string, what: string): StartError {
  return new StartError(
    `The backup ${folder} cannot be restored: ${what}. Take another backup. Nothing was changed.`,
  );
}
