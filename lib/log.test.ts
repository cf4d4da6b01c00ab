/** @jest-environment node */
import { log } from './log';
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
