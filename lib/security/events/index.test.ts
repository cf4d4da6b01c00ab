/** @jest-environment node */
import { mockEnvironment } from '../../testing/environment';
import { asRequest } from '../../watching/current-request';
import { newIdentity } from '../../watching/request-identity';

const { jest } = import.meta;
mockEnvironment();
const stored: Record<string, string>[] = [];
const later: (() => Promise<void>)[] = [];
const headers = new Headers({ 'x-forwarded-for': '203.0.113.9' });
let fails = false;

jest.unstable_mockModule('next/headers', () => ({ headers: async () => headers }));
jest.unstable_mockModule('next/server', () => ({ after: (work: () => Promise<void>) => later.push(work) }));
jest.unstable_mockModule('../../supabase/secret', () => ({
  secretClient: () => ({
    rpc: (_: string, event: Record<string, string>) => ({
      abortSignal: async () => (fails ? { error: { code: '57014' } } : { error: stored.push(event) && null }),
    }),
  }),
}));
const { recordEvent } = await import('.');

const lines: string[] = [];
beforeEach(() => {
  stored.length = later.length = lines.length = 0;
  fails = false;
  for (const level of ['log', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation((...[line]) => void lines.push(String(line)));
});
const afterTheAnswer = () => Promise.all(later.map((work) => work()));

test('an event is stored after the answer, with a hash of the address and the id that the log has', async () => {
  await recordEvent('sign-in.refused', { account: 'team@marigold.example', detail: 'invalid_credentials' });
  expect(stored).toEqual([]);
  await afterTheAnswer();
  const [event] = stored;
  expect(event).toMatchObject({ kind: 'sign-in.refused', account: 'team@marigold.example' });
  expect(event?.address_hash).toMatch(/^[\w-]{43}$/);
  expect(lines[0]).toContain(`"request":"${event?.request_id}"`);
});

test('the log learns neither the account nor the address', async () => {
  await recordEvent('sign-in.refused', { account: 'team@marigold.example' });
  await afterTheAnswer();
  expect(lines.join()).not.toMatch(/team@|203\.0/);
  expect(lines.join()).not.toContain(String(stored[0]?.address_hash));
});

test('a database that does not take it disturbs nobody', async () => {
  fails = true;
  await recordEvent('enquiry.honeypot');
  await afterTheAnswer();
  expect(lines[1]).toContain('"event":"security.not_recorded","kind":"enquiry.honeypot","code":"57014"');
});

test('an event has the id that the log has, and never one that a visitor chose', async () => {
  headers.set('x-request-id', 'req-1234567');
  const identity = newIdentity();
  await asRequest(identity, () => recordEvent('enquiry.limited'));
  await recordEvent('enquiry.limited');
  await afterTheAnswer();
  expect(stored.map(({ request_id }) => request_id)).toEqual([
    identity.id,
    expect.stringMatching(/^[\da-f-]{36}$/),
  ]);
});
