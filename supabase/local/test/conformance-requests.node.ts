import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { readConfig } from '../config.ts';
import { installPlatform, type Migratable, migrate, seed } from '../database/migrate.ts';
import { startStack } from '../stack.ts';
import { startPostgres, startPostgrest, whyUnavailable } from './postgres.ts';
import { type Asked, nameOf } from './requests/asked.ts';
import { calling } from './requests/calling.ts';
import { knownDifferences } from './requests/known.ts';
import { reading } from './requests/reading.ts';
import { writing } from './requests/writing.ts';
import { fixtureFolder, preparedEnvironment, publishableKey } from './support.ts';

const CHANGED =
  'clients projects tasks people assignments invoices kinds defaults journal readings ledger locked';
const TABLES = [...CHANGED.split(' '), 'letters', 'countries', 'capitals', 'invoice_lines', '"Odd names"'];
const rowsOf = (table: string) => `(select json_agg(one order by one::text) from public.${table} one)`;
const CONTENT = `select json_build_array(${TABLES.map(rowsOf)})::text as rows`;
const SEQUENCES = `select setval(pg_get_serial_sequence('public.' || name, 'id'), 100)
  from unnest(array['clients', 'projects', 'tasks', 'people', 'defaults']) name`;
const ANEW = `truncate ${TABLES.map((table) => `public.${table}`)} cascade;
  ${readFileSync(join(fixtureFolder, 'seed/clients.sql'), 'utf8')}`;

/** Messages in which PostgREST names its own parser, its own aliases or, in version 12, other words than today. */
const WORDED_OTHERWISE = new Set(['PGRST100', 'PGRST116', 'PGRST204', '42703', '22008']);

const reason = whyUnavailable();
if (reason) console.log(`Requests are not compared with the real PostgREST: ${reason}.`);

/** Written after PostgREST's documentation and tests, so not by our own rules of what may be asked. */
describe('a request is answered as by the real PostgREST, or refused by name', {
  skip: reason ?? false,
}, () => {
  const sides = reason ? null : prepare();
  const counts = { same: 0, refused: 0 };
  after(async () => {
    console.log(`Compared with PostgREST: ${counts.same} the same, ${counts.refused} refused by name.`);
    await (await sides)?.stop();
  });

  for (const [what, requests] of Object.entries({ reading, writing, calling }))
    it(what, async () => {
      const { ours, theirs } = (await sides) ?? assert.fail();
      const wrong: string[] = [];
      for (const asked of requests) {
        const [mine, real] = await Promise.all([observe(ours, asked), observe(theirs, asked)]);
        const name = nameOf(asked);
        if (mine.status === 501) {
          counts.refused += 1;
          if (!isNamed(mine) || mine.hasChanged) wrong.push(`${name}: a refusal that names nothing`);
        } else if (isSame(mine, real)) {
          counts.same += 1;
          if (name in knownDifferences) wrong.push(`${name}: no longer different, take it off the list`);
        } else if (!(name in knownDifferences)) wrong.push(difference(name, mine, real));
      }
      assert.equal(wrong.join('\n'), '');
    });
});

type Side = { url: string; database: Pick<Migratable, 'run' | 'script'>; content: string };
type Observed = Record<'body' | 'type' | 'range' | 'content', string | null> & {
  status: number;
  hasChanged: boolean;
};

async function observe(side: Side, { method, path, headers, body }: Asked): Promise<Observed> {
  const address = `${side.url}/${path.replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu, encodeURIComponent)}`;
  const response = await fetch(address, { method, headers: { apikey: publishableKey, ...headers }, body });
  const text = await response.text();
  const content = method === 'GET' || method === 'HEAD' ? side.content : await contentOf(side);
  const hasChanged = content !== side.content;
  if (hasChanged) await side.database.script(ANEW);
  return {
    status: response.status,
    body: text,
    type: response.ok ? response.headers.get('content-type') : null,
    range: response.headers.get('content-range'),
    content,
    hasChanged,
  };
}

async function contentOf({ database }: Pick<Side, 'database'>): Promise<string> {
  const [rows] = await database.run({ text: CONTENT }, { text: SEQUENCES });
  return rows?.[0]?.rows ?? '';
}

function isSame(mine: Observed, real: Observed): boolean {
  return (
    mine.status === real.status &&
    mine.type === real.type &&
    mine.range === real.range &&
    mine.content === real.content &&
    (mine.body === real.body || (mine.status >= 400 && isSameError(mine.body, real.body)))
  );
}

function difference(name: string, mine: Observed, real: Observed): string {
  const shown = ({ status, range, type, body, hasChanged }: Observed) =>
    `${[status, range, type, hasChanged && 'changed'].join(' ')} ${body?.slice(0, 300)}`;
  return `${name}\n  ours ${shown(mine)}\n  real ${shown(real)}`;
}

/** A hint that guesses at what was meant is left out. */
function isSameError(mine: string | null, real: string | null): boolean {
  const [one, other] = [JSON.parse(mine || '{}'), JSON.parse(real || '{}')];
  if (one.code !== other.code || WORDED_OTHERWISE.has(one.code)) return one.code === other.code;
  return one.message === other.message && one.details === other.details;
}

const isNamed = ({ body }: Observed) =>
  /does not implement .+ \((GET|POST|PATCH|DELETE|PUT|HEAD) \/rest\/v1\//.test(body ?? '') || body === '';

async function prepare() {
  const stack = await startStack(readConfig(await preparedEnvironment()));
  const { connection, another: _, ...postgres } = await startPostgres();
  const config = readConfig({ LOCAL_STACK_SUPABASE: fixtureFolder });
  await installPlatform(connection);
  await migrate(connection, config);
  await seed(connection, config);
  const postgrest = await startPostgrest(postgres.port, 'no token is signed with this one');
  const sideOf = async (url: string, database: Side['database']) => ({
    url,
    database,
    content: await contentOf({ database }),
  });
  return {
    ours: await sideOf(`${stack.url}/rest/v1`, stack.connection),
    theirs: await sideOf(postgrest.url, connection),
    stop: async () => {
      connection.close();
      await Promise.all([postgrest.stop(), stack.close()]);
      await postgres.stop();
    },
  };
}
