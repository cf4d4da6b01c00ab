import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keepRunning } from '../lib/commands/keep-running';
import { stackScript } from '../lib/commands/paths';
import { startNode, stop, untilReady } from '../lib/commands/processes';
import { startSite } from '../lib/commands/site';
import { projectClient } from '../lib/supabase/project';
import { postSubmission, readActionFields } from './support/post-enquiry';
import { expect, test } from './support/test';

const ROUNDS = 10;
const STACK_PORT = 54397;
const SITE_PORT = 3197;
const site = `http://localhost:${SITE_PORT}`;
const stackUrl = `http://127.0.0.1:${STACK_PORT}`;

function variablesFor(folder: string): Record<string, string> {
  return {
    ...(process.env as Record<string, string>),
    SUPABASE_URL: stackUrl,
    RECAPTCHA_VERIFY_URL: `${stackUrl}/recaptcha/api/siteverify`,
    RESEND_BASE_URL: `${stackUrl}/resend`,
    LOCAL_STACK_PORT: String(STACK_PORT),
    LOCAL_STACK_DATA: path.join(folder, 'db'),
    // What is asked here is whether the folder of the embedded database outlives it.
    LOCAL_STACK_REAL: 'false',
    SITE_URL: site,
    PORT: String(SITE_PORT),
  };
}

test('site and database killed ten times while enquiries come in: every acknowledged one is there', async () => {
  test.setTimeout(240_000);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kill-'));
  const variables = variablesFor(folder);
  const acknowledged: string[] = [];

  const children: ChildProcess[] = [];
  let over = false;

  async function startBoth(): Promise<void> {
    const database = startNode([stackScript], { variables, quiet: true });
    children.push(database);
    await untilReady(`${stackUrl}/health`, database, 'The embedded Supabase');
    children.push(await startSite(variables, { quiet: true }));
  }

  async function sendUntilOver(visitor: number): Promise<void> {
    const fields = await readActionFields(site);
    while (!over) {
      const email = `kill.${randomUUID()}@example.in`;
      const address = `203.0.113.${visitor}-${randomUUID()}`;
      const { outcome } = await postSubmission(site, fields, { email, address });
      if (outcome === 'success') acknowledged.push(email);
    }
  }

  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      await startBoth();
      over = false;
      const before = acknowledged.length;
      const senders = [1, 2, 3, 4].map(sendUntilOver);
      await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(before + 3);
      for (const child of children.splice(0)) child.kill('SIGKILL');
      over = true;
      await Promise.all(senders);
    }
    await startBoth();
    const database = projectClient(stackUrl, variables.SUPABASE_SECRET_KEY);
    const { data, error } = await database.from('form_submissions').select('email').like('email', 'kill.%');
    if (error) throw error;
    const stored = new Set(data.map((row) => row.email));
    expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
    test.info().annotations.push({ type: 'acknowledged', description: String(acknowledged.length) });
  } finally {
    over = true;
    await Promise.all(children.map(stop));
    fs.rmSync(folder, { recursive: true, force: true });
  }
});

test('a site that dies is served again within seconds, beside the same database and with every enquiry', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-'));
  const variables = variablesFor(folder);
  const database = startNode([stackScript], { variables, quiet: true });
  let kept: ReturnType<typeof keepRunning> | undefined;
  try {
    await untilReady(`${stackUrl}/health`, database, 'The embedded Supabase');
    const first = await startSite(variables, { quiet: true });
    kept = keepRunning('The site', first, () => startSite(variables, { quiet: true }));
    const email = `kept.${randomUUID()}@example.in`;
    const fields = await readActionFields(site);
    const sent = await postSubmission(site, fields, { email, address: '203.0.113.77' });
    expect(sent.outcome).toBe('success');
    first.kill('SIGKILL');
    const status = () =>
      fetch(`${site}/contact`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(status, { timeout: 20_000 }).toBe(200);
    expect([database.exitCode, database.signalCode]).toEqual([null, null]);
    const client = projectClient(stackUrl, variables.SUPABASE_SECRET_KEY);
    const { data } = await client.from('form_submissions').select('email').eq('email', email);
    expect(data).toEqual([{ email }]);
  } finally {
    await kept?.stop();
    await stop(database);
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
