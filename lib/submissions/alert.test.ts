/** @jest-environment node */
import { databaseAnswer } from '../testing/database-answer';
import { mockEnvironment } from '../testing/environment';

const { jest } = import.meta;
const env = mockEnvironment();
const calls: string[] = [];
const alert = { unsent: 3, oldest: '2026-11-21T06:00:00Z', problem: '403 invalid_api_key' };
let due: typeof alert | null = alert;

jest.unstable_mockModule('../supabase/secret', () => ({
  secretClient: () => ({
    rpc(name: string) {
      calls.push(name);
      return Object.assign(databaseAnswer(null), { maybeSingle: () => databaseAnswer(due) });
    },
  }),
}));
const sendTo = jest.fn();
jest.unstable_mockModule('../email', () => ({ sendTo }));
const post = jest.fn<Promise<Response>, [unknown, RequestInit]>();
globalThis.fetch = post as unknown as typeof fetch;
const { alertAboutUnsent } = await import('./alert');

beforeEach(() => {
  calls.length = 0;
  due = alert;
  Object.assign(env, {
    ALERT_MAIL_TO: ['boss@marigold.example'],
    ALERT_WEBHOOK_URL: 'https://hooks.example/1',
  });
  sendTo.mockReset().mockResolvedValue({ sent: true });
  post.mockReset().mockResolvedValue(new Response());
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

test('both ways say where the enquiries are, why, and what to do', async () => {
  await alertAboutUnsent();
  const { text } = JSON.parse(String(post.mock.calls[0]?.[1].body));
  expect(text).toMatch(/^3 enquiries were stored on the website/);
  expect(text).toContain('at https://www.marigold.example/admin');
  expect(text).toContain('403 invalid_api_key');
  expect(text).toContain('21 November 2026, 11:30 IST');
  expect(sendTo.mock.calls[0]).toEqual([
    ['boss@marigold.example'],
    expect.objectContaining({ html: expect.stringContaining('<p>3 enquiries were') }),
    expect.stringMatching(/^alert-/),
    10_000,
  ]);
  expect(calls).toEqual(['claim_unsent_alert']);
});

test('one of the two ways is enough', async () => {
  sendTo.mockResolvedValue({ sent: false, reason: '403 invalid_api_key' });
  await alertAboutUnsent();
  expect(calls).not.toContain('return_unsent_alert');
});

test('when neither goes through it stays to be done', async () => {
  sendTo.mockResolvedValue({ sent: false, reason: '403 invalid_api_key' });
  post.mockRejectedValue(new TypeError('fetch failed'));
  await alertAboutUnsent();
  expect(calls).toEqual(['claim_unsent_alert', 'return_unsent_alert']);
});

test('with neither set the log alone says so', async () => {
  Object.assign(env, { ALERT_MAIL_TO: undefined, ALERT_WEBHOOK_URL: undefined });
  await alertAboutUnsent();
  expect([sendTo.mock.calls.length, post.mock.calls.length]).toEqual([0, 0]);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('notification.unsent_for_an_hour'));
  expect(calls).toEqual(['claim_unsent_alert']);
});

test('nothing is said while all is well', async () => {
  due = null;
  await alertAboutUnsent();
  expect(post).not.toHaveBeenCalled();
});
