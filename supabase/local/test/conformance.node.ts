import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { createClient } from '@supabase/supabase-js';
import { tokensOf } from '../auth/tokens.ts';
import { readConfig } from '../config.ts';
import { installPlatform, migrate, seed } from '../database/migrate.ts';
import { cases, type Role } from './conformance-cases.ts';
import { startPostgres, startPostgrest, whyUnavailable } from './postgres.ts';
import { type clientOf, publishableKey, secretKey, siteFolder, startTestStack } from './support.ts';

/** Where we follow today's PostgREST (14) and not version 12 that is compared with, or differ knowingly. */
const KNOWN_DIFFERENCES: Record<string, string> = {
  'names a table that is none': 'version 12 passes on 42P01 of the database, today PGRST205',
};

const password = 'correct horse battery';
const reason = whyUnavailable();
if (reason) console.log(`Not compared with the real PostgREST: ${reason}.`);

describe('our REST part answers as the real PostgREST does', { skip: reason ?? false }, () => {
  const sides = reason ? null : prepare();
  after(async () => (await sides)?.stop());

  for (const [name, role, call] of cases)
    it(`${role} ${name}`, async () => {
      const { ours, theirs } = (await sides) ?? assert.fail();
      const [mine, real] = [await observe(ours(role), call), await observe(theirs(role), call)];
      if (name in KNOWN_DIFFERENCES)
        assert.notDeepEqual(mine, real, 'no longer different: take it off the list');
      else assert.deepEqual(mine, real);
    });
});

type Observed = { client: ReturnType<typeof clientOf>; range: () => string | null };

async function observe({ client, range }: Observed, call: (typeof cases)[number][2]) {
  const { status, data, count, error } = await call(client);
  const ids = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
  return {
    status,
    data: JSON.stringify(data).replace(ids, 'id'),
    count: count ?? null,
    code: error?.code,
    range: range(),
  };
}

/** The same schema, content and people on both sides. */
async function prepare() {
  const stack = await startTestStack({}, siteFolder);
  const people = {
    stranger: await signUp(stack, 'stranger@example.com'),
    administrator: await signUp(stack, 'staff@example.com'),
  };
  const staff = { user_id: people.administrator.id, role: 'owner' };
  await stack.service.from('administrators').insert(staff).throwOnError();

  const config = readConfig({ LOCAL_STACK_SUPABASE: siteFolder });
  const postgres = await startPostgres();
  await installPlatform(postgres.connection);
  await migrate(postgres.connection, config);
  await seed(postgres.connection, config);
  for (const { id, session } of Object.values(people)) {
    await postgres.connection.script(`insert into auth.users (id) values ('${id}')`);
    await postgres.connection.script(
      `insert into auth.sessions (id, user_id) values ('${session}', '${id}')`,
    );
  }
  await postgres.connection.script(
    `insert into public.administrators (user_id, role) values ('${staff.user_id}', '${staff.role}')`,
  );

  const keys = tokensOf({ secretKey });
  const postgrest = await startPostgrest(postgres.port, JSON.stringify(keys.keySet));
  const tokens = {
    visitor: undefined,
    stranger: people.stranger.token,
    administrator: people.administrator.token,
    service: keys.sign({ role: 'service_role', exp: Math.floor(Date.now() / 1000) + 3600 }),
  };

  return {
    ours: (role: Role) =>
      observed(
        role === 'service' ? { url: stack.url, key: secretKey } : { url: stack.url, token: tokens[role] },
      ),
    theirs: (role: Role) => observed({ url: postgrest.url, token: tokens[role], withoutGateway: true }),
    stop: async () => {
      postgres.connection.close();
      await postgrest.stop();
      await postgres.stop();
    },
  };
}

async function signUp({ service, client }: Awaited<ReturnType<typeof startTestStack>>, email: string) {
  await service.auth.admin.createUser({ email, password, email_confirm: true });
  const { data } = await client().auth.signInWithPassword({ email, password });
  const token = data.session?.access_token ?? '';
  const session: unknown = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
  ).session_id;
  return { id: data.user?.id ?? '', token, session };
}

type Side = { url: string; key?: string; token?: string; withoutGateway?: boolean };

/** PostgREST stands without the gateway, so without its prefix and its API keys. */
function observed({ url, key = publishableKey, token, withoutGateway = false }: Side): Observed {
  let range: string | null = null;
  const client = createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (input, init) => {
        const headers = new Headers(init?.headers);
        if (withoutGateway) headers.delete('authorization');
        if (token) headers.set('authorization', `Bearer ${token}`);
        const address = withoutGateway ? String(input).replace('/rest/v1', '') : input;
        const response = await fetch(address, { ...init, headers });
        range = response.headers.get('content-range');
        return response;
      },
    },
  });
  return { client, range: () => range };
}
