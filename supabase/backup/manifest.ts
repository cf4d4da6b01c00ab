import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../local/config.ts';
import { parseRecord } from '../local/http.ts';

export type FileEntry = { bytes: number; sha256: string };
export type TableEntry = FileEntry & { name: string; columns: string[]; rows: number };
export type PictureEntry = FileEntry & { id: string };

/** What is in a backup; `platform` and `migrations` are what its database had seen, each with its checksum where that was noted. */
export type Manifest = {
  format: number;
  made: string;
  of: string;
  platform: [string, string | null][];
  migrations: [string, string | null][];
  tables: TableEntry[];
  /** The number each has given last, if any. */
  sequences: { name: string; last: string | null }[];
  pictures: PictureEntry[];
};

const FORMAT = 1;
const FILE = 'manifest.json';

export const rowsFile = ({ name }: { name: string }) => `rows/${name}.jsonl`;
export const pictureFile = ({ id }: { id: string }) => `pictures/${id}`;

export function writeManifest(contents: Omit<Manifest, 'format'>): { file: string; text: string } {
  const manifest = { format: FORMAT, ...contents };
  return { file: FILE, text: `${JSON.stringify({ ...manifest, seal: sealOf(manifest) }, null, 1)}\n` };
}

/** @throws StartError where there is none, or one that is not as it was written */
export function readManifest(folder: string): Manifest {
  const file = join(folder, FILE);
  if (!existsSync(file))
    throw new StartError(
      existsSync(folder)
        ? `${folder} is no complete backup: it has no ${FILE}. A backup that was cut off ends in .unfinished; take another one.`
        : `There is no folder ${folder}. Name the folder of a backup.`,
    );
  const { seal, ...manifest } = parseRecord(readFileSync(file)) ?? {};
  if (typeof manifest.format === 'number' && manifest.format > FORMAT)
    throw new StartError(
      `${folder} was made by a newer release. Restore it with that one. Nothing was changed.`,
    );
  if (seal !== sealOf(manifest))
    throw new StartError(`${file} is not as it was written. Take another backup. Nothing was changed.`);
  return manifest as Manifest;
}

function sealOf(manifest: object): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
}
