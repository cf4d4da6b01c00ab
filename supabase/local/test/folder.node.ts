import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import {
  clientOf,
  fixtureFolder,
  launchStack,
  preparedEnvironment,
  publishableKey,
  secretKey,
  spawnStack,
  temporaryFolder,
} from './support.ts';

const folderOf = (environment: Record<string, string>) => environment.LOCAL_STACK_DATA ?? '';

describe('a first start', () => {
  it('builds the database anew when an earlier one was interrupted', async () => {
    const folder = join(temporaryFolder(), 'deep', 'db');
    const environment = {
      LOCAL_STACK_SUPABASE: fixtureFolder,
      LOCAL_STACK_DATA: folder,
      LOCAL_STACK_PORT: '0',
    };
    const interrupted = launchStack(environment);
    while (!existsSync(join(`${folder}.tmp`, 'base'))) {
      assert.equal(interrupted.child.exitCode, null, interrupted.output());
      await pause(20);
    }
    interrupted.child.kill('SIGKILL');
    await interrupted.settled;
    assert.deepEqual([interrupted.url(), existsSync(`${folder}.tmp`), existsSync(folder)], ['', true, false]);
    const { url } = await spawnStack(environment);
    const { count } = await clientOf(url, secretKey)
      .from('articles')
      .select('*', { count: 'exact', head: true });
    assert.equal(count, 12);
    assert.equal(existsSync(`${folder}.tmp`), false);
  });

  it('names the migration that fails and leaves no folder behind', async () => {
    const supabase = join(temporaryFolder(), 'supabase');
    cpSync(fixtureFolder, supabase, { recursive: true });
    writeFileSync(
      join(supabase, 'migrations/91_broken.sql'),
      'create table public.half (id int); select nonsense;',
    );
    const environment = { ...(await preparedEnvironment()), LOCAL_STACK_SUPABASE: supabase };
    const { child, output } = await spawnStack(environment);
    assert.equal(child.exitCode, 1);
    assert.match(output(), /91_broken\.sql failed: column "nonsense" does not exist/);
    const { url } = await spawnStack({ ...environment, LOCAL_STACK_SUPABASE: fixtureFolder });
    const half = await clientOf(url, secretKey).from('half').select();
    assert.equal(half.error?.code, 'PGRST205');
  });
});

describe('the folder of the database', () => {
  const rights = (folder: string) => (statSync(folder).mode & 0o777).toString(8);

  it('is for nobody else, whatever the umask, and an older one is mended', async () => {
    const before = process.umask(0);
    try {
      const environment = await preparedEnvironment();
      chmodSync(folderOf(environment), 0o777);
      await spawnStack(environment);
      assert.equal(rights(folderOf(environment)), '700');
      const fresh = join(temporaryFolder(), 'fresh');
      await spawnStack({ ...environment, LOCAL_STACK_DATA: fresh });
      assert.equal(rights(fresh), '700');
    } finally {
      process.umask(before);
    }
  });
});

describe('a later start', () => {
  it('applies new migrations only, and serves what they made', async () => {
    const supabase = join(temporaryFolder(), 'supabase');
    cpSync(fixtureFolder, supabase, { recursive: true });
    writeFileSync(
      join(supabase, 'migrations/91_more.sql'),
      'create table public.more (id int primary key); grant select on public.more to anon;',
    );
    const { url } = await spawnStack({ ...(await preparedEnvironment()), LOCAL_STACK_SUPABASE: supabase });
    assert.deepEqual((await clientOf(url, publishableKey).from('more').select()).data, []);
    const { count } = await clientOf(url, publishableKey)
      .from('articles')
      .select('*', { count: 'exact', head: true });
    assert.equal(count, 10);
  });

  it('takes less than three seconds, at its best of three', async () => {
    const environment = await preparedEnvironment();
    const durations: number[] = [];
    for (let start = 0; start < 3; start++) {
      const { child, output } = await spawnStack(environment);
      durations.push(Number(/in (\d+) ms/.exec(output())?.[1]));
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    assert.ok(Math.min(...durations) < 3000, `${durations}`);
  });

  it('keeps sessions and rows of an orderly end', async () => {
    const environment = await preparedEnvironment();
    const first = await spawnStack(environment);
    await clientOf(first.url, secretKey).from('authors').insert({ slug: 'kept', name: 'Kept' });
    first.child.kill('SIGTERM');
    await once(first.child, 'exit');
    assert.equal(first.child.exitCode, 0);
    assert.equal(existsSync(`${folderOf(environment)}.lock`), false);
    const second = await spawnStack(environment);
    const { data } = await clientOf(second.url, publishableKey)
      .from('authors')
      .select('name')
      .eq('slug', 'kept')
      .single();
    assert.deepEqual(data, { name: 'Kept' });
  });
});

describe('a start that cannot be', () => {
  it('says which process has the folder', async () => {
    const environment = await preparedEnvironment();
    const first = await spawnStack(environment);
    const second = await spawnStack(environment);
    assert.equal(second.child.exitCode, 1);
    assert.match(
      second.output(),
      new RegExp(`in use by process ${first.child.pid} on port \\d+\\. Stop that process`),
    );
    assert.equal((await fetch(`${first.url}/health`)).status, 200);
  });

  it('says that the port is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1').unref();
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const { child, output } = await spawnStack({
      ...(await preparedEnvironment()),
      LOCAL_STACK_PORT: String(port),
    });
    assert.equal(child.exitCode, 1);
    assert.match(output(), new RegExp(`^Port ${port} is taken, .*set LOCAL_STACK_PORT`));
  });

  it('says that a folder holds something else, or a database that does not open', async () => {
    const other = await preparedEnvironment();
    const folder = join(dirname(folderOf(other)), 'photos');
    mkdirSync(folder);
    writeFileSync(join(folder, 'one.jpg'), '');
    const holding = await spawnStack({ ...other, LOCAL_STACK_DATA: folder });
    assert.match(holding.output(), /photos holds no database\. Delete it/);
    assert.ok(existsSync(join(folder, 'one.jpg')));

    const broken = await preparedEnvironment();
    writeFileSync(join(folderOf(broken), 'global/pg_control'), 'nonsense');
    const opening = await spawnStack(broken);
    assert.equal(opening.child.exitCode, 1);
    assert.match(opening.output(), /does not open .*Restore the folder/);
  });
});

describe('killed while it writes', () => {
  it('has every row that it acknowledged, ten times over', { timeout: 120_000 }, async () => {
    const environment = await preparedEnvironment();
    const acknowledged: string[] = [];
    for (let round = 0; round < 10; round++) {
      const { child, url } = await spawnStack(environment);
      const service = clientOf(url, secretKey);
      setTimeout(() => child.kill('SIGKILL'), 100 + Math.random() * 500);
      for (let n = 0; ; n++) {
        const id = crypto.randomUUID();
        const { error } = await service.from('messages').insert({ id, body: `${round}/${n}` });
        if (error) break;
        acknowledged.push(id);
      }
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    }
    const { url } = await spawnStack(environment);
    const stored = new Set<string>();
    for (let page = 0, size = 1000; size === 1000; page++) {
      const query = clientOf(url, secretKey).from('messages').select('id').order('id');
      const { data } = await query.range(page * 1000, page * 1000 + 999);
      for (const { id } of data ?? []) stored.add(id);
      size = data?.length ?? 0;
    }
    console.log(`${acknowledged.length} rows acknowledged, ${stored.size} stored`);
    assert.ok(acknowledged.length > 0);
    assert.deepEqual(
      acknowledged.filter((id) => !stored.has(id)),
      [],
    );
  });
});
