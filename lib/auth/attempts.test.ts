/** @jest-environment node */
import { mockEnvironment } from '../testing/environment';

const { jest } = import.meta;
mockEnvironment();
const taken = new Map<string, number>();
type Limit = { perHour: number; perDay: number };
jest.unstable_mockModule('../request/rate-limit', () => ({
  hashAddress: (address: string) => `<${address}>`,
  takeRateLimit: async (bucket: string, { perHour }: Limit) => {
    const count = taken.get(bucket) ?? 0;
    if (count >= perHour) return 60;
    taken.set(bucket, count + 1);
    return 0;
  },
  returnRateLimits: async (buckets: string[]) => {
    for (const bucket of buckets) taken.set(bucket, (taken.get(bucket) ?? 0) - 1);
  },
  forgetRateLimits: async (prefix: string) => {
    for (const bucket of taken.keys()) if (bucket.startsWith(prefix)) taken.delete(bucket);
  },
}));
const jar = new Map<string, string>();
jest.unstable_mockModule('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => jar.has(name) && { value: jar.get(name) },
    set: (name: string, value: string) => jar.set(name, value),
  }),
}));
const recorded: string[] = [];
jest.unstable_mockModule('../security/events', () => ({
  recordEvent: async (kind: string) => void recorded.push(kind),
}));
const RIGHT = 'velvet-tractor-71';
const signInWithPassword = jest.fn(async ({ password }: { password: string }) => ({
  error: password === RIGHT ? null : { status: 400, code: 'invalid_credentials' },
}));
jest.unstable_mockModule('../supabase/session', () => ({
  sessionClient: async () => ({
    auth: { signInWithPassword, signOut: async () => {} },
    rpc: async () => ({ data: 'none' }),
  }),
}));
const { forgetAttempts } = await import('./attempts');
const { signIn } = await import('./sign-in');

const email = 'farah@marigold.example';
const HOME = '198.51.100.7';
const guess = (address = '203.0.113.1', account = email) => signIn(account, 'a guess', address);
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const kinds = (outcomes: { kind: string }[]) => {
  const counts: Record<string, number> = {};
  for (const { kind } of outcomes) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};

beforeEach(() => {
  for (const kept of [taken, jar]) kept.clear();
  recorded.length = 0;
});

test('a hundred guesses at once from one place: ten are tried, and the owner gets in from elsewhere', async () => {
  expect(kinds(await times(100, () => guess()))).toEqual({ refused: 10, limited: 90 });
  expect(recorded.filter((kind) => kind === 'sign-in.limited')).toHaveLength(90);
  expect(await signIn(email, RIGHT, HOME)).toEqual({ kind: 'signed-in' });
});

test('guesses that are refused at one place use up nothing elsewhere', async () => {
  for (let place = 0; place < 3; place++) await times(50, () => guess(`203.0.113.${place}`));
  expect(taken.get(`login-account:<${email}>:everywhere`)).toBe(30);
});

test('from a thousand places sixty are tried in an hour, and the right password still opens on a known device', async () => {
  expect(await signIn(email, RIGHT, HOME)).toEqual({ kind: 'signed-in' });
  const device = new Map(jar);
  jar.clear();
  expect(kinds(await times(1000, (index) => guess(`203.0.${index >> 8}.${index & 255}`)))).toMatchObject({
    refused: 60,
  });
  expect(await signIn(email, RIGHT, HOME)).toMatchObject({ kind: 'limited' });
  for (const [name, value] of device) jar.set(name, value);
  expect(await signIn(email, RIGHT, '192.0.2.1')).toEqual({ kind: 'signed-in' });
});

test('a new password, or the command, lets an account in again from everywhere', async () => {
  await times(1000, (index) => guess(`203.0.${index >> 8}.${index & 255}`));
  await forgetAttempts(email);
  expect(await signIn(email, RIGHT, HOME)).toEqual({ kind: 'signed-in' });
});

test('signing in does not count, however often', async () => {
  for (let time = 0; time < 100; time++)
    expect(await signIn(email, RIGHT, HOME)).toEqual({ kind: 'signed-in' });
});

test('a device is known for the account alone that was used on it, and cannot be invented', async () => {
  await signIn(email, RIGHT, HOME);
  const [[name = '', value = ''] = []] = jar;
  const other = 'vikram@marigold.example';
  jar.set(name.replace(/device-.*/, `device-${`<${other}>`.slice(0, 12)}`), value);
  expect(kinds(await times(30, () => guess(HOME, other)))).toEqual({ refused: 10, limited: 20 });
  jar.clear();
  jar.set(name, value.replace(/^.{4}/, 'AAAA'));
  expect(kinds(await times(30, () => guess(HOME)))).toEqual({ refused: 10, limited: 20 });
});

test('guessing on a known device has an end too', async () => {
  await signIn(email, RIGHT, HOME);
  expect(kinds(await times(100, () => guess(HOME)))).toEqual({ refused: 20, limited: 80 });
});

test('an account that does not exist is limited like any other', async () => {
  expect(kinds(await times(30, () => guess('203.0.113.9', 'nobody@marigold.example')))).toEqual({
    refused: 10,
    limited: 20,
  });
});

test('while Auth does not answer nothing is counted', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  signInWithPassword.mockResolvedValue({ error: { status: 503, code: 'unavailable' } });
  expect(kinds(await times(30, () => guess()))).toMatchObject({ unavailable: expect.any(Number) });
  expect([...taken.values()].every((count) => count === 0)).toBe(true);
  signInWithPassword.mockReset();
});
