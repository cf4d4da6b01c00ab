/** @jest-environment node */
import { framesOf, log } from './log';
import { asRequest } from './watching/current-request';
import { newIdentity } from './watching/request-identity';

const { jest } = import.meta;

test('a line says of which request it is, in one object of JSON', () => {
  const written = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const identity = newIdentity();
  asRequest(identity, () => log.warn('something.failed', { code: '57014' }));
  log.warn('something.failed');
  const [within, without] = written.mock.calls.map(([line]) => JSON.parse(line));
  expect(within).toEqual({
    time: expect.stringMatching(/^20.*Z$/),
    level: 'warn',
    event: 'something.failed',
    request: identity.id,
    code: '57014',
  });
  expect(without).not.toHaveProperty('request');
  written.mockRestore();
});

test('where an error came about is said without its message, however many lines that has', () => {
  const frames = framesOf(new Error('Asha of Pune\n    at asha@example.in'));
  expect(frames).toMatch(/^ {4}at .*log\.test/);
  expect(frames).not.toMatch(/Asha|asha/);
  expect(framesOf('a text')).toBeUndefined();
});
