import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { after, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { restoreFolder } from '../backup/embedded.ts';
import { readManifest } from '../backup/manifest.ts';
import { tablesOf } from '../backup/tables.ts';
import { readConfig } from '../local/config.ts';
import type { Run } from '../local/database/connection.ts';
import { finishReplacing, readyName, replacedName } from '../local/database/replace.ts';
import { startStack } from '../local/stack.ts';
import {
  preparedEnvironment,
  publishableKey,
  secretKey,
  siteFolder,
  temporaryFolder,
} from '../local/test/support.ts';

const password = 'correct horse battery staple';
const picture = {
  name: `${'a1'.repeat(16)}-40x30.webp`,
  bytes: Buffer.from([82, 73, 70, 70, 0, 13, 10, 0xff]),
};
/** Signs that some program or other takes for the end of a line, of a text or of a value. */
const awkward = 'हिन्दी العربية\u2028\u2029\r\n\t"quoted" \\backslash\\ \\N null {a,b} 👩🏽‍💻';

const clientOf = (url: string, key: string) =>
  createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false }, db: { retry: false } });

/** How many rows there are of each table, and a sum over what they say. */
async function sumsOf(run: Run): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const { name } of await tablesOf(run)) {
    const [[row] = []] = await run({
      text: `select count(*) || ' ' || coalesce(md5(string_agg(one::text, '' order by one::text)), '') as sum from ${name} as one`,
    });
    sums[name] = row?.sum ?? '';
  }
  return sums;
}

type Stack = Awaited<ReturnType<typeof startStack>>;

async function fill({ url, connection }: Stack) {
  const secret = clientOf(url, secretKey);
  const staff = clientOf(url, publishableKey);
  const email = 'owner@example.com';
  const { data } = await secret.auth.admin.createUser({ email, password, email_confirm: true });
  await secret.from('administrators').insert({ user_id: data.user?.id, role: 'owner' }).throwOnError();
  await staff.auth.signInWithPassword({ email, password });
  await staff.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Telephone' });
  await staff.storage.from('blog-images').upload(picture.name, picture.bytes, { contentType: 'image/webp' });
  await staff
    .from('pictures')
    .insert({ name: picture.name, alt: awkward.slice(0, 20) })
    .throwOnError();
  await staff.from('authors').insert({ slug: 'asha', name: 'Asha', full_bio: awkward }).throwOnError();
  await secret
    .from('form_submissions')
    .insert(
      Array.from({ length: 450 }, (_, n) => ({
        name: `Person ${n}`,
        email: 'a@example.in',
        message: awkward,
      })),
    )
    .throwOnError();
  await connection.run({ text: `update public.notification_deliveries set state = 'sent', sent_at = now()` });
  return secret;
}

/** The release that comes after this one. */
function nextMigrations(): string {
  const folder = join(temporaryFolder(), 'migrations');
  cpSync(join(siteFolder, 'migrations'), folder, { recursive: true });
  writeFileSync(
    join(folder, '29991231000000_later.sql'),
    'create table public.later as select count(*) as enquiries from public.form_submissions;',
  );
  return folder;
}

async function drill() {
  const original = await startStack(readConfig(await preparedEnvironment(siteFolder)));
  try {
    return await drillWith(original);
  } finally {
    await original.close();
  }
}

async function drillWith(original: Stack) {
  const secret = await fill(original);
  const sums = await sumsOf(original.connection.run);
  const response = await fetch(`${original.url}/local/copy`, {
    method: 'POST',
    headers: { apikey: secretKey },
  });
  const { folder: copy } = await response.json();
  await secret
    .from('form_submissions')
    .insert({ name: 'Too late', email: 'a@example.in', message: 'For this one.' });

  const backup = join(temporaryFolder(), 'backup');
  const main = resolve(import.meta.dirname, '../backup/main.ts');
  const taken = await promisify(execFile)(process.execPath, [main, 'backup', backup, '--copy', copy]);
  const refusal = await fetch(`${original.url}/local/copy`, {
    method: 'POST',
    headers: { apikey: publishableKey },
  });

  const config = readConfig({
    LOCAL_STACK_PORT: '0',
    LOCAL_STACK_DATA: join(temporaryFolder(), 'empty', 'db'),
    LOCAL_STACK_MIGRATIONS: nextMigrations(),
  });
  await restoreFolder(backup, config, false);
  const restored = await startStack(config);
  return { backup, copy, taken, refusal, sums, config, restored };
}

describe('a restore drill', () => {
  const drilled = drill();
  after(async () => (await drilled).restored.close());

  it('took the backup of a running stack, of one moment, and left nothing behind', async () => {
    const { taken, copy, backup, refusal } = await drilled;
    assert.equal(taken.stderr, '');
    assert.match(taken.stdout, /Backed up to .*: \d+ rows of \d+ tables and 1 pictures \(\d+ MB\)/);
    assert.deepEqual([existsSync(copy), existsSync(`${backup}.unfinished`)], [false, false]);
    assert.equal(refusal.status, 403);
  });

  it('brings every row back, into a newer release, without a thing noted, announced or sent again', async () => {
    const { restored, sums } = await drilled;
    const { 'public.later': later, ...after } = await sumsOf(restored.connection.run);
    assert.deepEqual(after, sums);
    assert.match(after['public.form_submissions'] ?? '', /^450 /);
    assert.match(later ?? '', /^1 /);
    const [[more] = []] = await restored.connection.run({
      text: `select (select enquiries from public.later), (select count(*) from public.content_changes) as changes,
        (select count(*) from public.notification_deliveries where state <> 'sent') as unsent`,
    });
    assert.deepEqual(more, { enquiries: '450', changes: '0', unsent: '0' });
  });

  it('lets the staff in with the password of before, and asks for the second factor of before', async () => {
    const { restored } = await drilled;
    const staff = clientOf(restored.url, publishableKey);
    const { data, error } = await staff.auth.signInWithPassword({ email: 'owner@example.com', password });
    assert.equal(error, null);
    assert.equal((await staff.rpc('is_owner')).data, true);
    assert.deepEqual(
      data.user?.factors?.map(({ friendly_name: name }) => name),
      ['Telephone'],
    );
  });

  it('shows the picture as it was', async () => {
    const { restored } = await drilled;
    const response = await fetch(`${restored.url}/storage/v1/object/public/blog-images/${picture.name}`);
    assert.deepEqual(Buffer.from(await response.arrayBuffer()), picture.bytes);
    assert.equal(response.headers.get('content-type'), 'image/webp');
  });

  it('goes on: numbers after those that were given, triggers again, and whoever follows the changes holds all for out of date', async () => {
    const { restored, backup } = await drilled;
    const secret = clientOf(restored.url, secretKey);
    const since = new Date(Date.now() - 3_600_000).toISOString();
    const { data } = await secret.rpc('read_content_changes', { since }).throwOnError();
    assert.equal(data.complete, false);
    await secret.from('authors').insert({ slug: 'later', name: 'Later' }).throwOnError();
    const last = readManifest(backup).sequences.find(
      ({ name }) => name === 'public.content_changes_id_seq',
    )?.last;
    const { data: changes } = await secret.from('content_changes').select('id').throwOnError();
    assert.deepEqual(changes, [{ id: Number(last) + 1 }]);
    const again = await secret.rpc('read_content_changes', { seen: data.seen }).throwOnError();
    assert.equal(again.data.complete, true);
  });

  it('is refused where there is data', async () => {
    const { config, backup } = await drilled;
    await assert.rejects(restoreFolder(backup, config, false), /There is data in .*Say --replace/);
  });

  it('keeps what it replaces, and what was cut off in the last moment is gone on with by the next start', () => {
    const folder = join(temporaryFolder(), 'db');
    const contents = (name: string) => existsSync(name) && readFileSync(join(name, 'PG_VERSION'), 'utf8');
    for (const name of [folder, readyName(folder)]) {
      mkdirSync(name);
      writeFileSync(join(name, 'PG_VERSION'), name);
    }
    finishReplacing(folder);
    assert.deepEqual([contents(folder), contents(replacedName(folder))], [readyName(folder), folder]);
    renameSync(folder, readyName(folder));
    finishReplacing(folder);
    assert.deepEqual([contents(folder), contents(replacedName(folder))], [readyName(folder), folder]);
  });

  it('is refused by an older release', async () => {
    const { config, backup } = await drilled;
    const older = nextMigrations();
    const last = readdirSync(join(siteFolder, 'migrations')).sort().at(-1) ?? '';
    rmSync(join(older, last));
    await assert.rejects(
      restoreFolder(backup, { ...config, migrations: older, folder: `${config.folder}-older` }, false),
      new RegExp(`of a newer release: it has ${last.split('_')[0]}.*Nothing was changed`),
    );
  });

  const faults: Record<string, [(folder: string) => void, RegExp]> = {
    'with a row changed': [
      (folder) => {
        const file = join(folder, 'rows/public.authors.jsonl');
        writeFileSync(file, readFileSync(file, 'utf8').replace('Asha', 'Usha'));
      },
      /rows\/public\.authors\.jsonl is not as it was written/,
    ],
    'with a picture missing': [
      (folder) => {
        const [file = ''] = readdirSync(join(folder, 'pictures'));
        rmSync(join(folder, 'pictures', file));
      },
      /pictures\/[\w-]+ is missing/,
    ],
    'with a file too many': [
      (folder) => writeFileSync(join(folder, 'rows/public.more.jsonl'), ''),
      /rows\/public\.more\.jsonl is no part of it/,
    ],
    'with its list changed': [
      (folder) => {
        const file = join(folder, 'manifest.json');
        writeFileSync(file, readFileSync(file, 'utf8').replace('"rows": 450', '"rows": 449'));
      },
      /manifest\.json is not as it was written/,
    ],
    'that was cut off': [(folder) => rmSync(join(folder, 'manifest.json')), /is no complete backup/],
  };
  for (const [what, [harm, sentence]] of Object.entries(faults))
    it(`refuses a backup ${what}`, async () => {
      const { config, backup } = await drilled;
      const harmed = join(temporaryFolder(), 'harmed');
      cpSync(backup, harmed, { recursive: true });
      harm(harmed);
      const folder = `${config.folder}-none`;
      await assert.rejects(restoreFolder(harmed, { ...config, folder }, false), sentence);
      assert.equal(existsSync(folder), false);
    });
});
