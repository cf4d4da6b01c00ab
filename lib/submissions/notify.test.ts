/** @jest-environment node */
import { databaseAnswer } from '../testing/database-answer';
import { mockEnvironment } from '../testing/environment';

type Call = [name: string, parameters: Record<string, unknown>];
type Lead = { id: string; submission_id: string | null; attempts: number; request_id: string | null };

mockEnvironment();
const calls: Call[] = [];
let queue: Lead[] = [];
let turns: (number | null)[] = [];
/** The function of the database that does not answer. */
let failing = '';
let underWay = 0;
let mostUnderWay = 0;

import.meta.jest.unstable_mockModule('../supabase/secret', () => ({
  secretClient: () => ({
    rpc: (name: string, parameters: Record<string, unknown>) => {
      calls.push([name, parameters]);
      if (name === failing) return databaseAnswer(null, { code: '08006' });
      if (name === 'take_mail_turn') return databaseAnswer(turns.length > 0 ? turns.shift() : 0);
      if (name === 'claim_notification_deliveries') return databaseAnswer(queue.splice(0, 1));
      if (name === 'put_off_notifications') queue.push(lead(Number(String(parameters.delivery).slice(1))));
      return databaseAnswer(null);
    },
  }),
}));
import.meta.jest.unstable_mockModule('./notification', () => ({
  writeNotification: async (id: string) => ({ subject: id, html: '<p>Hello</p>', replyTo: 'a@example.in' }),
}));
import.meta.jest.unstable_mockModule('./digest', () => ({
  writeDigest: async (id: string) => (id === 'd9' ? { subject: 'digest', html: '<p>Many</p>' } : null),
}));
/** A provider that takes its time where a test says so. */
let answered = () => Promise.resolve();
const answers: Record<string, object[]> = {};
const sent: string[] = [];
let sentFor: (string | null | undefined)[] = [];
import.meta.jest.unstable_mockModule('../email', () => ({
  sendToAgency: async (
    { subject, requestId }: { subject: string; requestId?: string | null },
    key: string,
  ) => {
    sent.push(key);
    sentFor.push(requestId);
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    await answered();
    underWay -= 1;
    return answers[subject]?.shift() ?? { sent: true, providerMessageId: `mail of ${subject}` };
  },
}));
const { sendDueNotifications } = await import('./notify');

const lead = (number: number, attempts = 1): Lead => ({
  id: `d${number}`,
  submission_id: `s${number}`,
  attempts,
  request_id: `request-${number}`,
});
const named = (wanted: string) =>
  calls.filter(([name]) => name === wanted).map(([, parameters]) => parameters);

beforeEach(() => {
  calls.length = 0;
  sentFor = [];
  sent.length = 0;
  turns = [];
  failing = '';
  mostUnderWay = 0;
  answered = () => Promise.resolve();
  import.meta.jest.spyOn(console, 'warn').mockImplementation(() => {});
});

test('every due lead is sent once, each in a turn of its own', async () => {
  queue = Array.from({ length: 60 }, (_, index) => lead(index));
  await sendDueNotifications();
  expect(new Set(sent).size).toBe(60);
  // Each by the id of the request that brought it.
  expect(new Set(sentFor)).toEqual(new Set(Array.from({ length: 60 }, (_, index) => `request-${index}`)));
  expect(named('take_mail_turn').length).toBeGreaterThanOrEqual(60);
  expect(named('finish_notification_delivery')).toHaveLength(60);
});

test('a provider that says "too many" has the whole queue wait, and what it refused comes again', async () => {
  answers.s1 = [{ sent: false, reason: '429 rate_limit_exceeded', pauseSeconds: 7 }];
  queue = [lead(1), lead(2)];
  await sendDueNotifications();
  expect(named('put_off_notifications')).toEqual([
    { delivery: 'd1', attempt: 1, problem: '429 rate_limit_exceeded', pause_seconds: 7 },
  ]);
  expect(sent.sort()).toEqual(['notification-s1', 'notification-s1', 'notification-s2']);
});

test('one that fails waits by itself, for a pause that the database reckons', async () => {
  answers.s1 = [{ sent: false, reason: '500 application_error' }];
  answers.s2 = [{ sent: false, reason: '500 application_error' }];
  queue = [lead(1, 3), lead(2, 30), lead(3)];
  await sendDueNotifications();
  expect(named('finish_notification_delivery')).toEqual(
    expect.arrayContaining([
      { delivery: 'd1', attempt: 3, problem: '500 application_error', pause_seconds: 240 },
      { delivery: 'd2', attempt: 30, problem: '500 application_error', pause_seconds: null },
      { delivery: 'd3', attempt: 1, message_id: 'mail of s3' },
    ]),
  );
  expect(named('put_off_notifications')).toEqual([]);
  // No date of this machine's clock is handed to the database.
  expect(JSON.stringify(calls)).not.toMatch(/\d{4}-\d\d-\d\dT/);
});

test('when the wait is longer than a sender has patience for, nothing is claimed', async () => {
  queue = [lead(1)];
  turns = [null];
  await sendDueNotifications();
  expect(named('claim_notification_deliveries')).toEqual([]);
});

test('an enquiry that comes while others are being sent is not overlooked', async () => {
  queue = [lead(1)];
  const first = sendDueNotifications();
  queue.push(lead(2));
  await Promise.all([first, sendDueNotifications()]);
  expect(sent.sort()).toEqual(['notification-s1', 'notification-s2']);
});

test('a digest goes out like any other, and one whose enquiries were all deleted counts as told', async () => {
  queue = [
    { ...lead(9), submission_id: null },
    { ...lead(8), submission_id: null },
  ];
  await sendDueNotifications();
  expect(sent).toEqual(['notification-d9']);
  expect(named('finish_notification_delivery')).toEqual([
    { delivery: 'd9', attempt: 1, message_id: 'mail of digest' },
    { delivery: 'd8', attempt: 1, message_id: null },
  ]);
});

test('many are under way at a time, but never more than eight', async () => {
  // Nobody is answered until no other e-mail has come for a while.
  answered = async () => {
    for (let before = 0; before !== sent.length; ) {
      before = sent.length;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  queue = Array.from({ length: 20 }, (_, index) => lead(index));
  await sendDueNotifications();
  expect(mostUnderWay).toBe(8);
  expect(sent).toHaveLength(20);
});

test.each(['take_mail_turn', 'claim_notification_deliveries', 'finish_notification_delivery'])(
  'with %s away nothing is thrown, and the next round sends what is due',
  async (name) => {
    queue = [lead(1)];
    failing = name;
    await sendDueNotifications();
    failing = '';
    queue = [lead(1)];
    await sendDueNotifications();
    expect(sent.at(-1)).toBe('notification-s1');
    expect(named('finish_notification_delivery').at(-1)).toEqual({
      delivery: 'd1',
      attempt: 1,
      message_id: 'mail of s1',
    });
  },
);
