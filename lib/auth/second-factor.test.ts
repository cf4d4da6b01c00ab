/** @jest-environment node */
import { mockEnvironment } from '../testing/environment';

const { jest } = import.meta;
mockEnvironment();
const taken = new Map<string, number>();
jest.unstable_mockModule('../request/rate-limit', () => ({
  hashAddress: (address: string) => `<${address}>`,
  takeRateLimit: async (bucket: string, { perHour }: { perHour: number }) => {
    const count = taken.get(bucket) ?? 0;
    if (count >= perHour) return 60;
    taken.set(bucket, count + 1);
    return 0;
  },
  forgetRateLimits: async () => {},
  returnRateLimits: async (buckets: string[]) => {
    for (const bucket of buckets) taken.set(bucket, (taken.get(bucket) ?? 0) - 1);
  },
}));
jest.unstable_mockModule('./known-device', () => ({
  knownDevice: async () => null,
  rememberDevice: async () => {},
}));
const recordEvent = jest.fn();
jest.unstable_mockModule('../security/events', () => ({ recordEvent }));
const RIGHT = '287082';
let failure: { status: number } | null = null;
const challengeAndVerify = jest.fn(async ({ code }: { factorId: string; code: string }) => ({
  error: failure ?? (code === RIGHT ? null : { status: 422, code: 'mfa_verification_failed' }),
}));
const listFactors = async () => ({ data: { totp: [{ id: 'old' }, { id: 'new' }] }, error: null });
jest.unstable_mockModule('../supabase/session', () => ({
  sessionClient: async () => ({ auth: { mfa: { challengeAndVerify, listFactors } } }),
}));
const { showCode } = await import('./second-factor');

const farah = { email: 'farah@marigold.example' };
const show = (code: string, address = '203.0.113.1') => showCode(farah, code, address);
const guess = (index: number) => String(index).padStart(6, '1');

beforeEach(() => {
  taken.clear();
  failure = null;
  recordEvent.mockClear();
  challengeAndVerify.mockClear();
  for (const level of ['error', 'warn'] as const) jest.spyOn(console, level).mockImplementation(() => {});
});

test('the code of any factor that somebody has will do', async () => {
  expect(await show(RIGHT)).toEqual({ kind: 'passed' });
  expect(await show('000000')).toEqual({ kind: 'refused' });
  expect(challengeAndVerify.mock.calls.map(([{ factorId }]) => factorId)).toEqual(['old', 'old', 'new']);
  expect(recordEvent).toHaveBeenCalledWith('code.refused', { account: farah.email, detail: undefined });
});

test('a code is good once, also from elsewhere, though Auth would take it again', async () => {
  expect(await show(RIGHT)).toEqual({ kind: 'passed' });
  expect(await show(RIGHT, '198.51.100.7')).toEqual({ kind: 'refused' });
  expect(challengeAndVerify).toHaveBeenCalledTimes(1);
  expect(recordEvent).toHaveBeenLastCalledWith('code.refused', {
    account: farah.email,
    detail: 'used_before',
  });
});

test('of two who come with one code at the same moment one passes', async () => {
  const outcomes = await Promise.all([show(RIGHT), show(RIGHT, '198.51.100.7')]);
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['passed', 'refused']);
});

test('of a hundred guesses from one place ten are tried, and the owner still gets in from elsewhere', async () => {
  for (let index = 0; index < 100; index++) await show(guess(index));
  expect(challengeAndVerify).toHaveBeenCalledTimes(20);
  expect(await show(RIGHT)).toEqual({ kind: 'limited', retryAfterSeconds: 60 });
  expect(recordEvent).toHaveBeenCalledWith('code.limited', { account: farah.email });
  expect(await show(RIGHT, '198.51.100.7')).toEqual({ kind: 'passed' });
});

test.each([[500], [0], [429]])(
  'when Auth answers %d the code and the attempt are not used up',
  async (status) => {
    failure = { status };
    expect((await show(RIGHT)).kind).toBe(status === 429 ? 'limited' : 'unavailable');
    failure = null;
    for (let index = 0; index < 9; index++) await show(guess(index));
    expect(await show(RIGHT)).toEqual({ kind: 'passed' });
  },
);
