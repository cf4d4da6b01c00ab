import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { readConfig } from '../local/config.ts';
import { startStack } from '../local/stack.ts';
import { countCalls, writeCalls } from './function-calls.ts';

export const callers = ['a visitor', 'a stranger', 'an administrator', 'the secret key'] as const;
/** Nobody signed in, somebody signed in who is no administrator, an administrator, and the server itself. */
export type Caller = (typeof callers)[number];
export type Row = Record<string, unknown>;
export type Client = ReturnType<typeof clientOf>;
export type TestStack = Awaited<ReturnType<typeof startTestStack>>;

export const keys = { publishable: 'sb_publishable_test', secret: 'sb_secret_test' };
const password = 'correct horse battery staple';

function clientOf(url: string, key: string) {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { retry: false },
  });
}

/** An embedded stack with the migrations and the seed in a folder of its own, and a client for each caller. */
export async function startTestStack() {
  const folder = mkdtempSync(join(tmpdir(), 'database-tests-'));
  const stack = await startStack(
    readConfig({
      LOCAL_STACK_PORT: '0',
      LOCAL_STACK_REAL: process.env.LOCAL_STACK_REAL,
      LOCAL_STACK_DATA: join(folder, 'db'),
      SUPABASE_PUBLISHABLE_KEY: keys.publishable,
      SUPABASE_SECRET_KEY: keys.secret,
    }),
  );
  await countCalls(stack.connection.run);
  const secret = clientOf(stack.url, keys.secret);

  async function signUp(email: string): Promise<{ id: string; client: Client }> {
    const { data, error } = await secret.auth.admin.createUser({ email, password, email_confirm: true });
    if (error) throw error;
    const client = clientOf(stack.url, keys.publishable);
    const signedIn = await client.auth.signInWithPassword({ email, password });
    if (signedIn.error) throw signedIn.error;
    return { id: data.user.id, client };
  }

  async function signUpAdministrator(email: string, role = 'owner'): Promise<{ id: string; client: Client }> {
    const person = await signUp(email);
    const { error } = await secret.from('administrators').insert({ user_id: person.id, role });
    if (error) throw error;
    return person;
  }

  const clients: Record<Caller, Client> = {
    'a visitor': clientOf(stack.url, keys.publishable),
    'a stranger': (await signUp('stranger@example.com')).client,
    'an administrator': (await signUpAdministrator('staff@example.com')).client,
    'the secret key': secret,
  };

  async function sql(text: string, ...values: string[]): Promise<Record<string, string | null>[]> {
    const [rows = []] = await stack.connection.run({ text, values });
    return rows;
  }

  return {
    url: stack.url,
    clients,
    secret,
    signUpAdministrator,
    run: stack.connection.run,
    /** Asks the database itself, past the API and its rights. */
    sql,
    /** How the database goes about a question. */
    planOf: async (query: string): Promise<string> =>
      (await sql(`explain ${query}`)).map((line) => line['QUERY PLAN']).join('\n'),
    async close(): Promise<void> {
      await writeCalls(stack.connection.run);
      await stack.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
