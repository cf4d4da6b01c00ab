import assert from 'node:assert/strict';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import {
  clientOf,
  fixtureFolder,
  launchStack,
  preparedEnvironment,
  secretKey,
  spawnStack,
  temporaryFolder,
} from './support.ts';

const folderOf = (environment: Record<string, string>) => environment.LOCAL_STACK_DATA ?? '';

/** The release that follows, by what it adds. */
function nextRelease(files: Record<string, string>): string {
  const supabase = join(temporaryFolder(), 'supabase');
  cpSync(fixtureFolder, supabase, { recursive: true });
  for (const [file, sql] of Object.entries(files)) writeFileSync(join(supabase, 'migrations', file), sql);
  return supabase;
}

const countOf = async (url: string, table: string) =>
  (await clientOf(url, secretKey).from(table).select('*', { count: 'exact', head: true })).count;

async function end({ child }: Awaited<ReturnType<typeof spawnStack>>): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

describe('data of an older release', () => {
  it('is brought up to date after a copy was made, and the older release is told what to do with what is newer', async () => {
    const environment = await preparedEnvironment();
    const newer = nextRelease({
      '81_more.sql':
        'create table public.more (id int primary key); grant select on public.more to service_role;',
    });
    const updated = await spawnStack({ ...environment, LOCAL_STACK_SUPABASE: newer });
    assert.match(updated.output(), /brought up to date\. As it was, it is kept in .*db\.older \(\d+ MB\)/);
    assert.equal(await countOf(updated.url, 'more'), 0);
    await end(updated);

    const goneBack = await spawnStack(environment);
    assert.equal(goneBack.child.exitCode, 1);
    assert.match(
      goneBack.output(),
      /of a newer release: it has seen 81, .*Start that release again.*Nothing was changed/,
    );
    const older = await spawnStack({ ...environment, LOCAL_STACK_DATA: `${folderOf(environment)}.older` });
    assert.equal(await countOf(older.url, 'articles'), 12);
  });

  it('is what it was when a file of the newer one fails, also one that ran before it', async () => {
    const environment = await preparedEnvironment();
    const broken = nextRelease({
      '81_good.sql': 'drop table public.messages;',
      '82_bad.sql': 'select nonsense;',
    });
    const failed = await spawnStack({ ...environment, LOCAL_STACK_SUPABASE: broken });
    assert.equal(failed.child.exitCode, 1);
    assert.match(failed.output(), /82_bad\.sql failed: .*\nThe data is as it was before\. Start the release/);
    const again = await spawnStack(environment);
    assert.equal(await countOf(again.url, 'messages'), 0);
  });

  it('goes on after the process was killed in the middle, with the copy of before', {
    timeout: 60_000,
  }, async () => {
    const environment = await preparedEnvironment();
    const slow = 'do $$ begin perform pg_sleep(1); end $$;';
    const newer = nextRelease({
      '81_first.sql': 'create table public.first (id int primary key);',
      '82_second.sql': `create table public.second (id int primary key); ${slow} grant select on public.second to service_role;`,
    });
    const killed = launchStack({ ...environment, LOCAL_STACK_SUPABASE: newer });
    while (!existsSync(`${folderOf(environment)}.updating`)) {
      assert.equal(killed.child.exitCode, null, killed.output());
      await pause(20);
    }
    await pause(500);
    killed.child.kill('SIGKILL');
    await killed.settled;
    const going = await spawnStack({ ...environment, LOCAL_STACK_SUPABASE: newer });
    assert.equal(await countOf(going.url, 'second'), 0);
    assert.equal(existsSync(`${folderOf(environment)}.updating`), false);
    const older = await spawnStack({ ...environment, LOCAL_STACK_DATA: `${folderOf(environment)}.older` });
    assert.equal(await countOf(older.url, 'articles'), 12);
  });
});

describe('data that this release cannot read', () => {
  it('is refused when a file that ran on it has been edited', async () => {
    const edited = nextRelease({});
    const file = join(edited, 'migrations/2_functions.sql');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n-- a word more`);
    const { child, output } = await spawnStack({
      ...(await preparedEnvironment()),
      LOCAL_STACK_SUPABASE: edited,
    });
    assert.equal(child.exitCode, 1);
    assert.match(output(), /2_functions\.sql is not what it was when it ran on the data\. Put the file back/);
  });

  it('is refused when it is of another PostgreSQL, with the way over', async () => {
    const environment = await preparedEnvironment();
    const version = join(folderOf(environment), 'PG_VERSION');
    assert.equal(readFileSync(version, 'utf8').trim(), '18');
    writeFileSync(version, '17\n');
    const { child, output } = await spawnStack(environment);
    assert.equal(child.exitCode, 1);
    assert.match(
      output(),
      /is of PostgreSQL 17, and this release has PostgreSQL 18\. Make a backup .*npm run backup/,
    );
  });
});
