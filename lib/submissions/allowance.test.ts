/** @jest-environment node */
import { mockEnvironment } from '../testing/environment';

const env = mockEnvironment();
Object.assign(env, { CONTACT_LIMIT_PER_HOUR: 5, CONTACT_LIMIT_PER_DAY: 20 });
const { allowanceFor, perVisitor } = await import('./allowance');

test('a visitor, and a mailbox that a person was proved to write from, may send as many as configured', () => {
  expect(perVisitor('v')).toEqual({ buckets: ['contact:v'], limit: { perHour: 5, perDay: 20 } });
  expect(allowanceFor('verified', 'v', 'asha@example.in').limit).toEqual({ perHour: 5, perDay: 20 });
});

test('what no captcha vouches for has two fifths of that, for the visitor and for the mailbox', () => {
  const { buckets, limit } = allowanceFor('unverified', 'v', 'asha@example.in');
  expect(limit).toEqual({ perHour: 2, perDay: 8 });
  expect(buckets).toEqual([
    'contact-unverified:v',
    expect.stringMatching(/^contact-mailbox-unverified:.{43}$/),
  ]);
});

test('the stricter limit still lets one through', () => {
  Object.assign(env, { CONTACT_LIMIT_PER_HOUR: 1, CONTACT_LIMIT_PER_DAY: 1 });
  expect(allowanceFor('unverified', 'v', 'asha@example.in').limit).toEqual({ perHour: 1, perDay: 1 });
});

test('a mailbox is one however it is spelled, has no address in its name, and strangers do not use it up', () => {
  const [plain, spelled] = ['asharao@gmail.com', 'Asha.Rao+site@googlemail.com'].map(
    (email) => allowanceFor('verified', 'v', email).buckets,
  );
  expect(spelled).toEqual(plain);
  expect(String(plain)).not.toContain('asha');
  const unverified = allowanceFor('unverified', 'v', 'asharao@gmail.com').buckets;
  expect(unverified.some((bucket) => plain?.includes(bucket))).toBe(false);
});
