import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Run } from '../local/database/connection.ts';
import { migrationHistory, platformHistory } from '../local/database/steps.ts';
import { writePieces } from './files.ts';
import {
  type Manifest,
  type PictureEntry,
  pictureFile,
  rowsFile,
  type TableEntry,
  writeManifest,
} from './manifest.ts';
import { EXACT, quoted, quotedName, sequencesOf, type Table, tablesOf } from './tables.ts';

export type Source = {
  /** Everything that it reads is of one moment. */
  snapshot<T>(read: (run: Run) => Promise<T>): Promise<T>;
  /** Null where the row of a picture is there and its file is not. */
  picture(run: Run, id: string): Promise<Buffer | null>;
  of: string;
};

const ROWS_AT_ONCE = 200;

/** Writes a backup into a folder, which has its name only when all of it is there. */
export async function dump(source: Source, folder: string): Promise<Manifest> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  for (const part of ['rows', 'pictures'])
    await mkdir(join(unfinished, part), { recursive: true, mode: 0o700 });
  const contents = await source.snapshot((run) => dumpInto(unfinished, run, source));
  const { file, text } = writeManifest(contents);
  await writeFile(join(unfinished, file), text, { mode: 0o600, flush: true });
  await rename(unfinished, folder);
  await syncFolder(dirname(folder));
  return { format: 1, ...contents };
}

async function dumpInto(folder: string, run: Run, source: Source): Promise<Omit<Manifest, 'format'>> {
  await run({ text: EXACT });
  const tables: TableEntry[] = [];
  for (const table of await tablesOf(run)) tables.push(await dumpTable(folder, run, table));
  return {
    made: new Date().toISOString(),
    of: source.of,
    platform: [...(await platformHistory(run))],
    migrations: [...(await migrationHistory(run))],
    tables,
    sequences: await sequencesOf(run),
    pictures: await dumpPictures(folder, run, source),
  };
}

async function dumpTable(folder: string, run: Run, table: Table): Promise<TableEntry> {
  const columns = table.columns.map(({ name }) => name);
  let rows = 0;
  const lines = async function* () {
    for await (const batch of read(run, `select ${columns.map(quoted)} from ${quotedName(table.name)}`)) {
      rows += batch.length;
      yield batch.map((row) => `${JSON.stringify(row)}\n`).join('');
    }
  };
  const file = await writePieces(join(folder, rowsFile(table)), lines());
  return { name: table.name, columns, rows, ...file };
}

async function dumpPictures(folder: string, run: Run, source: Source): Promise<PictureEntry[]> {
  const pictures: PictureEntry[] = [];
  for await (const batch of read(run, 'select id from storage.objects order by id'))
    for (const { id } of batch) {
      const bytes = id ? await source.picture(run, id) : null;
      if (!id || !bytes) continue;
      const pieces = (async function* () {
        yield bytes;
      })();
      pictures.push({ id, ...(await writePieces(join(folder, pictureFile({ id })), pieces)) });
    }
  return pictures;
}

/** Some rows at a time, so that a large table asks for no more memory than a small one. */
async function* read(run: Run, select: string) {
  const cursor = quoted(select.slice(-60));
  await run({ text: `declare ${cursor} no scroll cursor for ${select}` });
  for (;;) {
    const [rows = []] = await run({ text: `fetch ${ROWS_AT_ONCE} from ${cursor}` });
    if (rows.length === 0) break;
    yield rows;
  }
  await run({ text: `close ${cursor}` });
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
