import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { type Row, startTestStack } from './support.ts';

const stack = await startTestStack();
const { clients, sql } = stack;
after(() => stack.close());

describe('what the owner says of the site', () => {
  it('is read by everybody and written by owners alone', async () => {
    const editor = (await stack.signUpAdministrator('editor@example.com', 'editor')).client;
    const row = { name: 'brand', fields: { name: 'Saffron Digital' } };
    const refused = await editor.from('site_sections').insert(row).select();
    assert.equal(refused.error?.code, '42501');
    const owner = clients['an administrator'];
    assert.equal((await owner.from('site_sections').insert(row)).error, null);
    const changed = await editor.from('site_sections').update({ fields: {} }).eq('name', 'brand').select();
    const gone = await editor.from('site_sections').delete().eq('name', 'brand').select();
    assert.deepEqual([changed.data, gone.data], [[], []]);
    const read = await clients['a visitor'].from('site_sections').select('name, fields');
    assert.deepEqual(read.data, [row]);
  });

  it('overwrites nothing that somebody else saved meanwhile', async () => {
    const owner = clients['an administrator'];
    const { data: before } = await owner.from('site_sections').select().eq('name', 'brand').single();
    const save = (name: string) =>
      owner
        .from('site_sections')
        .update({ fields: { name } })
        .eq('name', 'brand')
        .eq('updated_at', before?.updated_at)
        .select();
    assert.equal((await save('First')).data?.length, 1);
    assert.deepEqual((await save('Second')).data, []);
  });

  it('is logged, and recorded for every cache', async () => {
    const [logged] = await sql(
      `select string_agg(change, ' ' order by id) as changes from public.activity where kind = 'site section' and item_id = 'brand'`,
    );
    assert.equal(logged?.changes, 'created changed');
    const [recorded] = await sql(
      `select count(*) as changes from public.content_changes where tags::text like '%site:brand%'`,
    );
    assert.equal(recorded?.changes, '2');
  });

  it('has room for fifty long questions and answers in Hindi', async () => {
    const questions = Array(50).fill({ question: 'क'.repeat(300), answer: 'ल'.repeat(5000) });
    const row = { name: 'home-questions', fields: { questions } };
    assert.equal((await clients['an administrator'].from('site_sections').insert(row)).error, null);
  });

  const refused: Record<string, Row> = {
    'no object': { name: 'home', fields: [] },
    'more than any form has': { name: 'home', fields: { text: 'x'.repeat(900_001) } },
    'under a name that is none': { name: '../brand', fields: {} },
    'under a name that is too long': { name: 'a'.repeat(41), fields: {} },
  };
  for (const [what, row] of Object.entries(refused))
    it(`is ${what}: refused`, async () => {
      const { error } = await clients['an administrator'].from('site_sections').insert(row);
      assert.equal(error?.code, '23514');
    });
});
