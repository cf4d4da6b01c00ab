import assert from 'node:assert/strict';
import { join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { readConfig } from '../local/config.ts';
import { installPlatform, migrate } from '../local/database/migrate.ts';
import { startPostgres } from '../local/test/postgres.ts';

/** A PostgreSQL 17 that has the extension, which no npm package brings. */
const home = process.env.POSTGRES_WITH_PLPGSQL_CHECK;
if (!home)
  console.log(
    'plpgsql_check does not look at the functions: POSTGRES_WITH_PLPGSQL_CHECK is not set (docs/adding-a-migration.md).',
  );

/**
 * Of every function, once for each table that it is a trigger of. The transition tables that a trigger has not are named too: a function
 * for several triggers has lines for them all.
 */
const FINDINGS = `
  select c.level || ' ' || p.oid::regprocedure || coalesce(' on ' || t.tgrelid::regclass, '')
    || coalesce(', line ' || c.lineno, '') || ': ' || c.message as finding
  from pg_proc as p
  join pg_language on pg_language.oid = p.prolang and lanname = 'plpgsql'
  left join lateral (
    select distinct tgrelid, coalesce(tgoldtable, 'old_rows') as old_rows, coalesce(tgnewtable, 'new_rows') as new_rows
    from pg_trigger where tgfoid = p.oid and not tgisinternal
  ) as t on p.prorettype = 'trigger'::regtype,
  lateral plpgsql_check_function_tb(p.oid, coalesce(t.tgrelid, 0), fatal_errors => false,
    oldtable => t.old_rows, newtable => t.new_rows, all_warnings => true) as c
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;

/** What it may say: it looks at each function by itself, and not at who calls it, or with what. */
const ARGUED: { of: RegExp; because: string }[] = [
  {
    of: /^error private\.(follow_links|follow_pictures|log_activity)\(\).*"search_document"/,
    because: 'the line is reached for blog_posts alone, which have that column',
  },
  {
    of: /^error private\.settle_schedule\(\) on city_pages.*is_complete/,
    because: 'the line is reached for blog_posts alone; a city page is judged, and not asked to be complete',
  },
  {
    of: /^(warning|performance) .*target type is different type/,
    because: 'a constant, a count or a setting takes the type of its variable, once a call',
  },
  {
    of: /^security (private\.(put_back|rewrite_row)|export_submissions|list_city_pages|list_submissions|submission_weeks)\(/,
    because:
      'the text is made of words of our own, numbered places and names quoted by quote_ident, %I or regclass; what was typed comes by `using`',
  },
  {
    of: /^security private\.find_listed\(/,
    because: 'private.naming and list_blog_posts, from which its conditions come, quote by %L what was typed',
  },
  {
    of: /^warning( extra)? (export_submissions|submission_weeks|save_blog_post)\(.*(dynamic SQL|maybe unmodified)/,
    because:
      'what a text put together at run time answers cannot be known before; the tests of these functions see it',
  },
  {
    of: /^performance private\.(claim_due|rewrite_row)\(.*should be STABLE/,
    because: 'they write, by a text put together at run time',
  },
  {
    of: /^performance private\.why_no_sentences\(.*should be IMMUTABLE/,
    because:
      'a later migration may change what it takes for sentences, and nothing may then keep an answer of before',
  },
];

async function findings(bin: string): Promise<string[]> {
  const { connection, stop } = await startPostgres(bin);
  try {
    await installPlatform(connection);
    await migrate(connection, readConfig({}));
    await connection.script('create extension plpgsql_check');
    const [rows = []] = await connection.run({ text: FINDINGS });
    return rows.map(({ finding }) => String(finding));
  } finally {
    connection.close();
    await stop();
  }
}

describe('plpgsql_check', { skip: !home }, () => {
  it('finds nothing in the functions that is not argued away, and every argument is about something', async () => {
    const found = await findings(join(resolve(home ?? ''), 'bin'));
    assert.deepEqual(
      found.filter((finding) => !ARGUED.some(({ of }) => of.test(finding))),
      [],
    );
    assert.deepEqual(
      ARGUED.filter(({ of }) => !found.some((finding) => of.test(finding))),
      [],
    );
  });
});
