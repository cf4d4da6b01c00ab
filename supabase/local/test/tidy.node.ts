import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { Connection } from '../database/connection.ts';
import { EmbeddedDatabase } from '../database/embedded.ts';
import { temporaryFolder } from './support.ts';

const TABLES = ['left_alone', 'worn', 'worn_too'];

/** Tables of which some have had much changed. */
async function openWorn(test: TestContext): Promise<Connection> {
  const connection = new Connection(new EmbeddedDatabase(join(temporaryFolder(), 'db'), 60_000));
  test.after(() => connection.close());
  for (const table of TABLES)
    await connection.script(
      `create table ${table} (id int); insert into ${table} select generate_series(1, 40);`,
    );
  for (const table of TABLES.slice(1))
    await connection.script(`insert into ${table} select generate_series(1, 3000); delete from ${table};`);
  return connection;
}

async function vacuumed({ run }: Connection): Promise<unknown> {
  const [rows = []] = await run({
    text: 'select relname from pg_stat_user_tables where vacuum_count > 0 and analyze_count > 0 order by 1',
  });
  return rows.map(({ relname }) => relname);
}

describe('the upkeep of the embedded database', () => {
  it('gives back what changes have left in a table, and leaves others alone', async (test) => {
    const connection = await openWorn(test);
    const [[before] = []] = await connection.run({ text: `select pg_relation_size('worn') as size` });
    assert.ok(Number(before?.size) > 0);
    await connection.tidy();
    assert.deepEqual(await vacuumed(connection), ['worn', 'worn_too']);
    const [[after] = []] = await connection.run({ text: `select pg_relation_size('worn') as size` });
    assert.equal(after?.size, '0');
  });

  it('lets whoever asks meanwhile through before it is done', async (test) => {
    const connection = await openWorn(test);
    const order: string[] = [];
    const tidying = connection.tidy().then(() => order.push('tidy'));
    const asking = (async () => {
      for (let asked = 0; asked < 2; asked += 1) await connection.run({ text: 'select 1' });
      order.push('answered');
    })();
    await Promise.all([tidying, asking]);
    assert.deepEqual(order, ['answered', 'tidy']);
  });

  it('has nothing to do where nothing changed', async (test) => {
    const connection = await openWorn(test);
    await connection.tidy();
    const count = async () =>
      (await connection.run({ text: 'select sum(vacuum_count) from pg_stat_user_tables' }))[0]?.[0]?.sum;
    const before = await count();
    await connection.tidy();
    assert.equal(await count(), before);
  });
});
