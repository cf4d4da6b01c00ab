import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { startTestStack } from './support.ts';

const stack = await startTestStack();
after(stack.close);

/** What a statement says on its own level, without what stands in brackets. */
function statementAt(text: string, start: number): string {
  let depth = 0;
  let outer = '';
  for (const character of text.slice(start)) {
    if (character === ')') depth--;
    if (depth < 0 || (character === ';' && depth === 0)) break;
    if (depth === 0) outer += character;
    if (character === '(') depth++;
  }
  return outer.replace(/\s+/g, ' ');
}

const CHANGE = /(?<!\bdo )\b(update\s+[\w."]+(\s+(as\s+)?(?!set\b)\w+)?\s+set|delete\s+from)\b/gi;

/** Hosted Supabase refuses these when they come through its API, even from within a function. */
function changesOfAllRows(source: string): string[] {
  const text = source.replace(/--[^\n]*/g, '').replace(/'(?:[^']|'')*'/g, "''");
  const changes = [...text.matchAll(CHANGE)].map(({ index }) => statementAt(text, index));
  return changes.filter((change) => !/\bwhere\b/i.test(change));
}

describe('what is looked for in functions', () => {
  const cases: [string, number][] = [
    ['update private.state set seen = 1;', 1],
    ['update private.state as s set seen = (select 1 where true);', 1],
    ['delete from public.notes;', 1],
    ['with gone as (delete from public.notes returning id) select 1 from gone where true', 1],
    ['if a then update t set b = 1 where only_row; end if', 0],
    ['insert into t values (1) on conflict (id) do update set b = 1', 0],
    ["select 'delete from t' from t for update", 0],
  ];
  for (const [source, count] of cases)
    it(`${count} in ${source}`, () => assert.equal(changesOfAllRows(source).length, count));
});

const OURS = `in ('public'::regnamespace, 'private'::regnamespace)`;
const namesOf = async (text: string) => (await stack.sql(text)).map(({ name }) => name);

describe('the rules of the house, in the database itself', () => {
  it('no function changes all rows of a table', async () => {
    const functions = await stack.sql(
      `select oid::regprocedure as name, prosrc as source from pg_proc where pronamespace ${OURS}`,
    );
    assert.ok(functions.length > 50);
    const found = functions.flatMap(({ name, source }) =>
      changesOfAllRows(source ?? '').map((change) => `${name}: ${change}`),
    );
    assert.deepEqual(found, []);
  });

  it('every function finds what it names by its full name', async () => {
    const found = await namesOf(
      `select oid::regprocedure as name from pg_proc
       where pronamespace ${OURS} and not coalesce(proconfig @> array['search_path=""'], false)`,
    );
    // A setting would keep it from becoming part of the queries that use it.
    assert.deepEqual(found, ['private.is_public(text,timestamp with time zone)']);
  });

  it('every table has row-level security', async () => {
    assert.deepEqual(
      await namesOf(
        `select oid::regclass as name from pg_class
         where relnamespace ${OURS} and relkind in ('r', 'p') and not relrowsecurity`,
      ),
      [],
    );
  });

  it('nothing is everybody’s, and nothing becomes the API’s by itself', async () => {
    const everybody = '0::oid';
    const rights = [
      `select oid::regclass::text as name, relacl as acl from pg_class where relnamespace ${OURS}`,
      `select oid::regprocedure::text, coalesce(proacl, acldefault('f', proowner)) from pg_proc where pronamespace ${OURS}`,
      `select nspname, nspacl from pg_namespace where oid = 'private'::regnamespace`,
    ].join(' union all ');
    assert.deepEqual(
      await namesOf(
        `select distinct name from (${rights}) as held, aclexplode(acl) as one where one.grantee = ${everybody} order by 1`,
      ),
      [],
    );
    assert.deepEqual(
      await namesOf(
        `select one.grantee::regrole as name from pg_default_acl, aclexplode(defaclacl) as one
         where one.grantee in ('anon'::regrole, 'authenticated'::regrole, 'service_role'::regrole)`,
      ),
      [],
    );
  });

  it('every policy names whom it is for and asks who calls once, not for each row', async () => {
    const policies = await stack.sql(
      `select schemaname || '.' || tablename || ': ' || policyname as name, roles::text,
         coalesce(qual, '') || ' ' || coalesce(with_check, '') as condition
       from pg_policies where schemaname in ('public', 'private', 'storage')`,
    );
    assert.ok(policies.length > 20);
    assert.deepEqual(
      policies.filter(({ roles }) => roles === '{public}').map(({ name }) => name),
      [],
    );
    const asksForEachRow = ({ condition }: Record<string, string | null>) =>
      /(?<!SELECT )\b(auth\.\w+|(public\.|private\.)?(is_administrator|is_owner|own_role|own_second_factor)|current_setting)\(/.test(
        condition ?? '',
      );
    assert.deepEqual(
      policies.filter(asksForEachRow).map(({ name, condition }) => `${name} ${condition}`),
      [],
    );
  });

  it('every foreign key has an index, so that what it points to can go', async () => {
    const found = await namesOf(
      `select conrelid::regclass || '.' || conname as name from pg_constraint
       where contype = 'f' and connamespace ${OURS} and not exists (
         select from pg_index where indrelid = conrelid and (indkey::smallint[])[0:cardinality(conkey) - 1] @> conkey)`,
    );
    assert.deepEqual(found, []);
  });
});
