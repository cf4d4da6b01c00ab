import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { restoreFolder } from '../backup/embedded.ts';
import { backUpProject, restoreProject } from '../backup/project/project.ts';
import { scramOf } from '../backup/project/scram.ts';
import { databaseAt } from '../backup/project/wire.ts';
import { tablesOf } from '../backup/tables.ts';
import { apiKeysOf } from '../local/api-keys.ts';
import { tokensOf } from '../local/auth/tokens.ts';
import { readConfig } from '../local/config.ts';
import type { Connection, Run } from '../local/database/connection.ts';
import { installPlatform, migrate, seed } from '../local/database/migrate.ts';
import { Gateway } from '../local/gateway.ts';
import { HOSTED } from '../local/real/hosted.ts';
import { startPostgres, whyUnavailable } from '../local/real/postgres.ts';
import { storageService } from '../local/storage/storage.ts';
import { temporaryFolder } from '../local/test/support.ts';

const reason = whyUnavailable();
if (reason) console.log(`The backup of a hosted project is not tried on a real PostgreSQL: ${reason}.`);

const PASSWORD = 'p@ss/wörd: 1';
const picture = {
  name: `${'c3'.repeat(16)}-40x30.webp`,
  bytes: Buffer.from([82, 73, 70, 70, 0, 13, 10, 0xff]),
};
/** What Supabase has and the embedded one has not, and what its owner may do. */
const AS_HOSTED = `create table auth.identities (id uuid primary key, user_id uuid references auth.users on delete cascade, provider text);
  grant all on auth.identities to hosted_owner;
  grant all on all tables in schema auth to hosted_owner;
  grant set on parameter session_replication_role to hosted_owner;
  alter role hosted_owner login password '${PASSWORD}';`;
const ROWS = `with person as (insert into auth.users (email, encrypted_password) values ('owner@example.com', '$2a$10$x') returning id),
    identity as (insert into auth.identities select gen_random_uuid(), id, 'email' from person)
    insert into public.administrators (user_id, role) select id, 'owner' from person;
  insert into public.form_submissions (name, email, message) select 'Person ' || n, 'a@example.in', E'हिन्दी \\u2028 "a"' from generate_series(1, 900) as n;`;

async function openProject() {
  const postgres = await startPostgres();
  const { connection, port } = postgres;
  const config = readConfig();
  await installPlatform(connection);
  await connection.script(HOSTED);
  await migrate(connection, config);
  await seed(connection, config);
  await connection.script(`reset role; ${AS_HOSTED}`);
  await connection.script(ROWS);
  // From now on whoever comes in proves that they know the password.
  const [[row] = []] = await connection.run({ text: `select current_setting('hba_file') as hba` });
  const rule = `copy (select 'host all hosted_owner 127.0.0.1/32 scram-sha-256') to '${row?.hba}'; select pg_reload_conf()`;
  const keys = { publishableKey: 'sb_publishable_x', secretKey: 'sb_secret_x' };
  const gateway = new Gateway();
  const url = `http://127.0.0.1:${await gateway.listen(0)}`;
  const storage = storageService(connection as Connection, tokensOf({ ...config, ...keys }), apiKeysOf(keys));
  gateway.open({ '/storage/v1': storage });
  const project = {
    database: `postgresql://hosted_owner:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/postgres?sslmode=disable`,
    storage: { url, secretKey: keys.secretKey },
  };
  const stored = await fetch(`${url}/storage/v1/object/blog-images/${picture.name}`, {
    method: 'POST',
    headers: { apikey: keys.secretKey, 'content-type': 'image/webp', 'cache-control': 'max-age=31536000' },
    body: new Uint8Array(picture.bytes),
  });
  assert.equal(stored.status, 200);
  await connection.run({
    text: `insert into public.pictures (name, alt) values ('${picture.name}', 'A chart')`,
  });
  await connection.script(rule);
  return { ...postgres, config, project, gateway, url };
}

async function sumsOf(run: Run): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const { name } of await tablesOf(run)) {
    if (name === 'storage.objects') continue;
    const text = `select count(*) || ' ' || coalesce(md5(string_agg(one::text, '' order by one::text)), '') as sum from ${name} as one`;
    sums[name] = (await run({ text }))[0]?.[0]?.sum ?? '';
  }
  return sums;
}

describe('a hosted project, on PostgreSQL 17', { skip: reason ?? false }, () => {
  const opened = reason ? null : openProject();
  const backup = join(temporaryFolder(), 'backup');
  const ready = async () => (await opened) ?? assert.fail();
  after(async () => {
    const project = await opened;
    await project?.gateway.close();
    project?.connection.close();
    await project?.stop();
  });

  it('is backed up over its connection string and Storage', async () => {
    const { project } = await ready();
    const { pictures, tables } = await backUpProject(project, backup);
    assert.equal(pictures.length, 1);
    assert.equal(tables.find(({ name }) => name === 'public.form_submissions')?.rows, 900);
  });

  it('gets all of it back, in one piece, where it is told to replace what is there', async () => {
    const { project, connection, url } = await ready();
    const before = await sumsOf(connection.run);
    await connection.script(`delete from storage.objects; insert into auth.users (email) values ('late@example.com');
      insert into public.form_submissions (name, email, message) values ('Late', 'l@example.in', 'Late.');
      update public.service_details set hero_heading = 'Spoilt';`);
    await assert.rejects(
      restoreProject(project, backup, false),
      /There is data in the project\. Say --replace/,
    );
    await restoreProject(project, backup, true);
    assert.deepEqual(await sumsOf(connection.run), before);
    const shown = await fetch(`${url}/storage/v1/object/public/blog-images/${picture.name}`);
    assert.deepEqual(Buffer.from(await shown.arrayBuffer()), picture.bytes);
    const [[identity] = []] = await connection.run({
      text: 'select provider from auth.identities join auth.users as person on person.id = user_id',
    });
    assert.equal(identity?.provider, 'email');
  });

  it('keeps what it has when Storage does not answer, or the backup is of other migrations', async () => {
    const { project, connection } = await ready();
    const before = await sumsOf(connection.run);
    const away = { ...project, storage: { ...project.storage, url: 'http://127.0.0.1:9' } };
    await assert.rejects(restoreProject(away, backup, true), /Storage at 127\.0\.0\.1:9 does not answer/);
    await connection.script(
      `insert into supabase_migrations.schema_migrations (version) values ('29990101000000')`,
    );
    await assert.rejects(
      restoreProject(project, backup, true),
      /newer than the backup, by migration 29990101000000/,
    );
    await connection.script(
      `delete from supabase_migrations.schema_migrations where version = '29990101000000'`,
    );
    assert.deepEqual(await sumsOf(connection.run), before);
  });

  it('comes up as an embedded one on another machine, for a drill', async () => {
    const config = readConfig({ LOCAL_STACK_DATA: join(temporaryFolder(), 'drill', 'db') });
    await restoreFolder(backup, config, false);
    assert.ok(existsSync(join(config.folder, 'PG_VERSION')));
  });

  it('lets nobody in with another password, and says what to correct', async () => {
    const { project } = await ready();
    const url = new URL(project.database);
    url.password = 'another';
    await assert.rejects(
      databaseAt(url.href),
      /does not let us in: password authentication failed.*Correct SUPABASE_DB_URL/,
    );
    url.port = '9';
    await assert.rejects(databaseAt(url.href), /127\.0\.0\.1:9 does not answer/);
    await assert.rejects(databaseAt('https://project.supabase.co'), /no connection string/);
  });
});

it('the proof of the password is the one of RFC 7677, and a server without it is found out', () => {
  const scram = scramOf('pencil', 'rOprNGfwEbeRWgbNEkqO');
  const challenge = 'r=rOprNGfwEbeRWgbNEkqO%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0,s=W22ZaJ0SNY7soEsUEjb6gQ==,i=4096';
  assert.match(scram.prove(challenge), /^c=biws,r=rOprNGfwEbeRWgbNEkqO%hvYDpWUa2RaTCAfuxFIlj\)hNlF\$k0,p=/);
  assert.throws(() => scram.requireProof('v=AAAA'), /does not prove/);
  assert.throws(() => scram.prove('r=somebody-else,s=AAAA,i=4096'), /does not prove/);
});
