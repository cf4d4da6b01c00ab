/** @jest-environment node */
import { mockEnvironment } from '../testing/environment';
import type { Allowance } from './allowance';

const { jest } = import.meta;
mockEnvironment();

/** What was asked, in its order. */
const steps: string[] = [];
const down = Object.assign(new Error('down'), { code: 'ECONNREFUSED' });
const answers = { limit: 0, verdict: 'verified', store: 0, isThere: false, mailed: true };
let isDatabaseUp = true;
const stored: { captcha: string; allowance: Allowance }[] = [];
const events: [string, string | undefined][] = [];
const given: Record<string, number> = {};
const atOnce = { now: 0, most: 0 };

jest.unstable_mockModule('../request/rate-limit', () => ({
  hashAddress: (address: string) => `<${address}>`,
  takeRateLimit: async (bucket: string) => {
    steps.push(`limit ${bucket}`);
    atOnce.now += 1;
    atOnce.most = Math.max(atOnce.most, atOnce.now);
    await new Promise(setImmediate);
    atOnce.now -= 1;
    if (!isDatabaseUp) throw down;
    return answers.limit;
  },
}));
jest.unstable_mockModule('../request/captcha', () => ({
  verifyCaptcha: async (token: string, timeoutMs: number) => {
    steps.push(`captcha ${token}`);
    given.captcha = timeoutMs;
    return answers.verdict;
  },
}));
jest.unstable_mockModule('./store', () => ({
  isStored: async () => {
    if (!isDatabaseUp) throw down;
    return answers.isThere;
  },
  storeSubmission: async (_: object, captcha: string, allowance: Allowance, timeoutMs: number) => {
    steps.push('store');
    given.store = timeoutMs;
    if (!isDatabaseUp) throw down;
    stored.push({ captcha, allowance });
    return answers.store;
  },
}));
jest.unstable_mockModule('./report-unstored', () => ({
  reportUnstored: async (_: object, timeoutMs: number) => {
    steps.push('mail');
    given.mail = timeoutMs;
    return answers.mailed;
  },
}));
jest.unstable_mockModule('../security/events', () => ({
  recordEvent: async (kind: string, { detail }: { detail?: string } = {}) => void events.push([kind, detail]),
}));
const { receiveSubmission } = await import('./receive');
const { contactRequestSchema } = await import('./request-schema');

let visitors = 0;
const send = (more: object = {}, address = `198.51.100.${visitors}`) => {
  visitors += 1;
  const typed = {
    name: 'Asha Rao',
    email: `asha.${visitors}@example.in`,
    ...{ phone: '', company: '', website: '', city: '', service: 'seo' },
    message: 'Namaste',
  };
  return receiveSubmission(contactRequestSchema.parse({ ...typed, token: 'token', ...more }), address);
};

beforeEach(() => {
  steps.length = stored.length = events.length = 0;
  Object.assign(answers, { limit: 0, verdict: 'verified', store: 0, isThere: false, mailed: true });
  isDatabaseUp = true;
  for (const level of ['warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(() => {});
});

describe('an enquiry', () => {
  test('is counted, then verified, then stored', async () => {
    expect(await send({}, '203.0.113.5')).toEqual({ kind: 'stored' });
    expect(steps).toEqual(['limit contact:<203.0.113.5>', 'captcha token', 'store']);
    expect(stored).toMatchObject([{ captcha: 'verified', allowance: { limit: { perHour: 5, perDay: 20 } } }]);
    expect(events).toEqual([]);
  });

  test('of a crowd waits until it can be stored within its time', async () => {
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => send()));
    expect(outcomes).toEqual(Array(200).fill({ kind: 'stored' }));
    expect(atOnce.most).toBe(24);
  });

  test('that fills the hidden field goes no further', async () => {
    expect(await send({ fax: 'x' })).toEqual({ kind: 'honeypot' });
    expect(steps).toEqual([]);
    expect(events).toEqual([['enquiry.honeypot', undefined]]);
  });

  test('beyond the limit is refused before anybody asks the captcha', async () => {
    answers.limit = 90;
    expect(await send({}, '203.0.113.6')).toEqual({ kind: 'limited', retryAfterSeconds: 90 });
    expect(steps).toEqual(['limit contact:<203.0.113.6>']);
    expect(events).toEqual([['enquiry.limited', undefined]]);
  });

  test('that the captcha refuses is not stored', async () => {
    answers.verdict = 'refused';
    expect(await send()).toEqual({ kind: 'captcha-refused' });
    expect(steps).not.toContain('store');
    expect(events).toEqual([['enquiry.captcha', undefined]]);
  });

  test('whose token was used by a process that stored it and died is a success, the second time too', async () => {
    Object.assign(answers, { verdict: 'refused', isThere: true });
    expect(await send()).toEqual({ kind: 'stored' });
    expect(steps).not.toContain('store');
    expect(events).toEqual([]);
    isDatabaseUp = false;
    expect(await send()).toEqual({ kind: 'captcha-refused' });
  });

  test('without a verdict is stored as that, under the stricter limit', async () => {
    answers.verdict = 'unverified';
    expect(await send()).toEqual({ kind: 'stored' });
    expect(stored).toMatchObject([
      { captcha: 'unverified', allowance: { limit: { perHour: 2, perDay: 8 } } },
    ]);
  });

  test('beyond the limit of its mailbox is refused, and the event says how it was verified', async () => {
    Object.assign(answers, { verdict: 'unverified', store: 1800 });
    expect(await send()).toEqual({ kind: 'limited', retryAfterSeconds: 1800 });
    expect(events).toEqual([['enquiry.limited', 'unverified']]);
  });
});

describe('with the database away', () => {
  beforeEach(() => {
    isDatabaseUp = false;
  });

  test('the staff get the enquiry by e-mail, and it is not called stored', async () => {
    expect(await send()).toEqual({ kind: 'mailed' });
    expect(steps.slice(1)).toEqual(['captcha token', 'store', 'mail']);
  });

  test('and the e-mail refused as well, it is lost and said to be', async () => {
    answers.mailed = false;
    expect(await send()).toEqual({ kind: 'lost-connection' });
  });

  test('this process counts by itself', async () => {
    const outcomes = [];
    for (let sent = 0; sent < 6; sent += 1) outcomes.push((await send({}, '203.0.113.9')).kind);
    expect(outcomes).toEqual([...Array(5).fill('mailed'), 'limited']);
  });

  test('and by the stricter limit where no captcha spoke', async () => {
    answers.verdict = 'unverified';
    const outcomes = [];
    for (let sent = 0; sent < 3; sent += 1) outcomes.push((await send({}, '203.0.113.10')).kind);
    expect(outcomes).toEqual(['mailed', 'mailed', 'limited']);
  });

  test('the waits together leave the visitor an answer within four seconds', async () => {
    await send();
    // The first count has 900 ms, and what it used up is gone from the e-mail's share.
    expect(900 + (given.captcha ?? 0) + (given.store ?? 0) + 900).toBeLessThanOrEqual(3600);
    expect(given.mail).toBeLessThanOrEqual(3600);
  });
});

test('while the database answers, verifying leaves time to store and to mail', async () => {
  await send();
  expect(given.captcha).toBeLessThanOrEqual(3600 - 700 - 900);
  expect(given.store).toBeLessThanOrEqual(3600 - 900);
});
