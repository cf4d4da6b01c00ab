import { createClient } from '@supabase/supabase-js';
import { tokensOf } from '../../local/auth/tokens.ts';
import { readConfig } from '../../local/config.ts';
import { installPlatform, migrate, seed } from '../../local/database/migrate.ts';
import { startPostgres, startPostgrest, whyUnavailable } from '../../local/test/postgres.ts';
import type { Client } from '../support.ts';
import { fill, large, small } from './fill.ts';
import { type Read, reads, type Who } from './reads.ts';

/**
 * The last part of `npm run measure:database`: what each read of the site costs, and what the staff save, on PostgreSQL 17 behind PostgREST, with the rows of a young site and
 * with those of a large one: milliseconds in the database, the median of five, and blocks of 8 KB that were looked at.
 */
const RUNS = 5;
const keys = tokensOf({ secretKey: 'signs the tokens of this measurement alone' });
const STAFF = {
  sub: '0a000000-0000-4000-8000-000000000009',
  session_id: '0b000000-0000-4000-8000-000000000009',
};

type Cost = { ms: number; blocks: number };
type Plan = { 'Execution Time': number; Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } };

const reason = whyUnavailable();
if (reason) console.log(`Growth is not measured: ${reason}.`);
else await measure();

async function measure(): Promise<void> {
  const postgres = await startPostgres();
  const { script, run } = postgres.connection;
  const config = readConfig();
  await installPlatform(postgres.connection);
  await migrate(postgres.connection, config);
  await seed(postgres.connection, config);
  await script(`alter role authenticator set pgrst.db_plan_enabled = 'true';
    insert into auth.users (id, email, email_confirmed_at) values ('${STAFF.sub}', 'measuring@example.com', now());
    insert into public.administrators (user_id, role) values ('${STAFF.sub}', 'owner');
    insert into auth.sessions (id, user_id) values ('${STAFF.session_id}', '${STAFF.sub}')`);
  const postgrest = await startPostgrest(postgres.port, JSON.stringify(keys.keySet));
  const clients = clientsOf(postgrest.url);
  await fill(script, small);
  const young = await costs(clients);
  await fill(script, large, small);
  await run({ text: 'vacuum analyze' });
  const grown = await costs(clients);
  for (const { name } of reads) print(name, young.get(name), grown.get(name));
  await postgrest.stop();
  postgres.connection.close();
  await postgres.stop();
}

function clientsOf(url: string): Record<Who, Client> {
  const expiry = { exp: Math.floor(Date.now() / 1000) + 7200 };
  const client = (claims: object) =>
    createClient(url, keys.sign({ ...claims, ...expiry }), {
      auth: { persistSession: false },
      // Nothing stands before PostgREST here.
      global: { fetch: (address, init) => fetch(String(address).replace('/rest/v1', ''), init) },
    });
  return {
    'a visitor': client({ role: 'anon' }),
    'an administrator': client({ role: 'authenticated', aal: 'aal1', ...STAFF }),
  };
}

async function costs(clients: Record<Who, Client>): Promise<Map<string, Cost>> {
  const found = new Map<string, Cost>();
  for (const { name, who, ask } of reads) found.set(name, await costOf(ask, clients[who]));
  return found;
}

async function costOf(ask: Read['ask'], client: Client): Promise<Cost> {
  const plans: Plan[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { data, error } = await ask(client).explain({ analyze: true, buffers: true, format: 'json' });
    if (error) throw error;
    const [plan] = data as Plan[];
    if (plan) plans.push(plan);
  }
  const times = plans.map((plan) => plan['Execution Time']).sort((a, b) => a - b);
  const { 'Shared Hit Blocks': hit = 0, 'Shared Read Blocks': read = 0 } = plans.at(-1)?.Plan ?? {};
  return { ms: times[Math.floor(RUNS / 2)] ?? 0, blocks: hit + read };
}

function print(name: string, young: Cost = { ms: 0, blocks: 0 }, grown: Cost = { ms: 0, blocks: 0 }): void {
  const time = `${young.ms.toFixed(1).padStart(8)} ms ${grown.ms.toFixed(1).padStart(8)} ms ${(grown.ms / young.ms).toFixed(1).padStart(7)}×`;
  console.log(
    `${name.padEnd(52)}${time} ${String(young.blocks).padStart(7)} ${String(grown.blocks).padStart(8)} blocks`,
  );
}
