import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../local/config.ts';
import { Connection, type Run } from '../../local/database/connection.ts';
import { migrationHistory } from '../../local/database/steps.ts';
import { checkBackup } from '../check.ts';
import { dump } from '../dump.ts';
import { finish, load } from '../load.ts';
import { type Manifest, pictureFile } from '../manifest.ts';
import { downloadPicture, picturesOf, type StorageAccess, storedPicture, uploadPicture } from './storage.ts';
import { databaseAt } from './wire.ts';

export type Project = { database: string; storage: StorageAccess };

/** What belongs to accounts, the ones that hang on others first: no trigger takes them along. */
const OF_ACCOUNTS = [
  'mfa_challenges',
  'mfa_amr_claims',
  'mfa_factors',
  'refresh_tokens',
  'sessions',
  'one_time_tokens',
  'identities',
  'users',
];
/** Storage writes its own. */
const isOfDatabase = ({ name }: { name: string }) => !/^(storage|local)\./.test(name);

/** Writes a backup of a hosted project: its rows of one moment over its connection string, its pictures over Storage. */
export async function backUpProject({ database, storage }: Project, target: string): Promise<Manifest> {
  const opened = await databaseAt(database);
  const connection = new Connection(opened);
  try {
    return await dump(
      {
        of: new URL(storage.url).host,
        snapshot: (read) =>
          connection.transaction(async (run) => {
            await run({ text: 'set transaction isolation level repeatable read, read only' });
            return read(run);
          }),
        picture: (run, id) => picture(run, id, storage),
      },
      target,
    );
  } finally {
    await opened.end();
  }
}

async function picture(run: Run, id: string, storage: StorageAccess): Promise<Buffer | null> {
  const text = 'select bucket_id, name, metadata from storage.objects where id = $1';
  const [[row] = []] = await run({ text, values: [id] });
  return row ? downloadPicture(storage, storedPicture(row)) : null;
}

/**
 * Puts a backup of a project in the place of what a project has, all or nothing but for pictures, which are added.
 * @throws StartError when it cannot be; then no row has changed
 */
export async function restoreProject(
  { database, storage }: Project,
  backup: string,
  isReplacing: boolean,
): Promise<Manifest> {
  const manifest = await checkBackup(backup);
  if (!manifest.tables.some(({ name }) => name === 'auth.identities'))
    throw new StartError(
      'The backup is of an embedded Supabase, whose accounts a hosted project does not know. Nothing was changed.',
    );
  const opened = await databaseAt(database);
  try {
    await new Connection(opened).transaction(async (run) => {
      await requireSameSchema(manifest, run);
      if (!isReplacing) await requireEmpty(run);
      await uploadPictures(storage, backup, manifest);
      const tables = manifest.tables.filter(isOfDatabase);
      await load(backup, { ...manifest, tables }, run, clear);
      await finish(run);
    });
  } finally {
    await opened.end();
  }
  return manifest;
}

async function requireSameSchema(manifest: Manifest, run: Run): Promise<void> {
  const present = [...(await migrationHistory(run)).keys()].sort();
  const wanted = manifest.migrations.map(([version]) => version).sort();
  const missing = wanted.find((version) => !present.includes(version));
  if (missing)
    throw new StartError(
      `The project lacks migration ${missing} of the backup: push the migrations of the release that made it first. Nothing was changed.`,
    );
  const unknown = present.find((version) => !wanted.includes(version));
  if (unknown)
    throw new StartError(
      `The project is newer than the backup, by migration ${unknown}: restore into an empty project with the migrations of the backup, then push the rest. Nothing was changed.`,
    );
}

async function requireEmpty(run: Run): Promise<void> {
  const text = `select exists (select from public.form_submissions) or exists (select from public.blog_posts)
    or exists (select from public.city_pages) or exists (select from public.administrators) as "hasData"`;
  const [[found] = []] = await run({ text });
  if (found?.hasData === 't')
    throw new StartError(
      'There is data in the project. Say --replace to put the backup in its place; make a backup of it first.',
    );
}

async function uploadPictures(storage: StorageAccess, backup: string, manifest: Manifest): Promise<void> {
  const stored = await picturesOf(backup);
  for (const { id } of manifest.pictures) {
    const described = stored.get(id);
    if (described) await uploadPicture(storage, described, await readFile(join(backup, pictureFile({ id }))));
  }
}

/** Whoever pushes migrations to a hosted project may empty its own tables, and delete accounts row by row. */
async function clear(names: string[], run: Run): Promise<void> {
  const own = names.filter((name) => !name.startsWith('"auth"'));
  await run({ text: `truncate ${own}` });
  for (const table of OF_ACCOUNTS) {
    const [[found] = []] = await run({ text: 'select to_regclass($1) as name', values: [`auth.${table}`] });
    if (found?.name) await run({ text: `delete from auth.${table}` });
  }
}
