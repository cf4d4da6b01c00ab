import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createAccount, createAdministrator, openAsAdministrator } from './support/admin';
import { stack } from './support/stack';
import { expect, test } from './support/test';

/** What anyone may call, or whoever is half-way into the staff area; everything else is the staff's. */
const PUBLIC = new Set([
  'submitContactForm',
  'logIn',
  'logOut',
  'showSecondFactor',
  'setUpSecondFactor',
  'askForPassword',
  'acceptLink',
  'choosePassword',
]);

type Action = { id: string; name: string };

/** Every server action of the build, as Next itself lists them. */
function adminServerActions(): Action[] {
  const file = path.resolve(process.env.NEXT_DIST_DIR ?? '.next', 'server/server-reference-manifest.json');
  const { node } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    node: Record<string, { exportedName: string }>;
  };
  return Object.entries(node)
    .map(([id, { exportedName }]) => ({ id, name: exportedName }))
    .filter(({ name }) => !PUBLIC.has(name));
}

/** Without the deliveries: the site sends notifications by itself meanwhile. */
const TABLES = [
  'form_submissions',
  'submission_notes',
  'submission_status_changes',
  'email_templates',
  'administrators',
  'blog_posts',
  'authors',
  'slug_redirects',
] as const;

async function everything(): Promise<string> {
  const answers = await Promise.all(
    TABLES.map((table) => stack.database.from(table).select('*').limit(500).throwOnError()),
  );
  return JSON.stringify(
    answers.map(({ data }, index) => [TABLES[index], data.map((row) => JSON.stringify(row)).sort()]),
  );
}

async function someSubmission(): Promise<string> {
  const id = crypto.randomUUID();
  const { error } = await stack.database
    .from('form_submissions')
    .insert({ id, name: 'Asha Rao', email: 'asha@example.in', message: 'Please audit our shop.' });
  if (error) throw error;
  return id;
}

/** Fields that some action or other takes; none of them may get as far as being read. */
const inputFor = (id: string) => ({
  id,
  submission: id,
  submissionId: id,
  ids: [id],
  expected: 'new',
  wanted: 'closed',
  status: 'closed',
  body: 'A note',
  subject: 'A subject',
  name: 'A name',
});

function call(baseURL: string | undefined, action: Action, input: unknown, headers: Record<string, string>) {
  return fetch(`${baseURL}/admin/login`, {
    method: 'POST',
    headers: {
      'next-action': action.id,
      'content-type': 'text/plain;charset=UTF-8',
      accept: 'text/x-component',
      ...headers,
    },
    body: JSON.stringify([input]),
  });
}

async function cookiesOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

test('no action of the staff does anything for a visitor, a stranger or a forger', async ({
  page,
  baseURL,
}) => {
  const actions = adminServerActions();
  expect(actions.length).toBeGreaterThan(5);
  const id = await someSubmission();

  const stranger = await createAccount();
  const account = await openAsAdministrator(page, '/admin/account');
  const genuine = await cookiesOf(page);
  await stack.database.from('administrators').delete().eq('user_id', account.id);

  const callers: Record<string, Record<string, string>> = {
    'a visitor': { origin: baseURL ?? '' },
    'somebody who was removed': { origin: baseURL ?? '', cookie: genuine },
    'somebody with a forged session': { origin: baseURL ?? '', cookie: forged(stranger.id) },
    'somebody with a broken cookie': { origin: baseURL ?? '', cookie: 'staff=base64-%%%; staff.0=x' },
  };
  const before = await everything();
  for (const [caller, headers] of Object.entries(callers)) {
    for (const action of actions) {
      const text = await (await call(baseURL, action, inputFor(id), headers)).text();
      expect(text, `${action.name} as ${caller}`).toContain('"reason":"session"');
      expect(text, `${action.name} as ${caller}`).not.toContain('asha@example.in');
    }
  }
  expect(await everything()).toBe(before);
});

test('another site cannot have an action done by an administrator who visits it', async ({
  page,
  baseURL,
}) => {
  const id = await someSubmission();
  await openAsAdministrator(page, '/admin/account');
  const cookie = await cookiesOf(page);
  const before = await everything();
  for (const action of adminServerActions()) {
    const foreign = await call(baseURL, action, inputFor(id), { origin: 'https://evil.example', cookie });
    expect(foreign.status, action.name).toBe(403);
    const anonymous = await call(baseURL, action, inputFor(id), { cookie });
    expect(await anonymous.text(), action.name).not.toContain('"status":"success"');
  }
  expect(await everything()).toBe(before);
});

test('what is no input of an action is refused and breaks nothing', async ({ page, baseURL }) => {
  // Eight calls of each action, and there are many.
  test.slow();
  await openAsAdministrator(page, '/admin/account');
  const headers = { origin: baseURL ?? '', cookie: await cookiesOf(page) };
  const deep = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`);
  const before = await everything();
  for (const action of adminServerActions()) {
    for (const input of [null, 7, 'text', [], {}, deep, { id: ['a', 'b'] }, { id: { length: 3 } }]) {
      const answer = await call(baseURL, action, input, headers);
      expect(answer.status, action.name).toBeLessThan(500);
      expect(await answer.text(), action.name).not.toContain('"reason":"unavailable"');
    }
  }
  expect(await everything()).toBe(before);
});

test('no page or download of the staff opens for a visitor or a stranger', async ({ request }) => {
  await createAdministrator();
  for (const path of ['/admin', '/admin?q=a&page=2', '/admin/account', '/admin/no-such-page']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([307, 404], path).toContain(answer.status());
    expect(await answer.text(), path).not.toContain('@example.in');
  }
  const csv = await request.get('/api/submissions/export', { maxRedirects: 0 });
  expect([401, 403]).toContain(csv.status());
  expect(csv.headers()['cache-control']).toContain('no-store');
});

/** A session as the cookie holds it, with a token that no key of ours signed. */
function forged(userId: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const expires = Math.floor(Date.now() / 1000) + 3600;
  const claims = { sub: userId, role: 'service_role', aud: 'authenticated', exp: expires };
  const token = `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
  const session = {
    access_token: token,
    refresh_token: 'none',
    expires_at: expires,
    expires_in: 3600,
    token_type: 'bearer',
    user: { id: userId, email: 'forger@example.in' },
  };
  return `staff=base64-${part(session)}`;
}
