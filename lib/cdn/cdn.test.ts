/** @jest-environment node */
import { databaseAnswer } from '../testing/database-answer';
import { mockEnvironment } from '../testing/environment';

const { jest } = import.meta;
const env = mockEnvironment();
const rpc = jest.fn();
const sendPurge = jest.fn();
jest.unstable_mockModule('../supabase/secret', () => ({ secretClient: () => ({ rpc }) }));
jest.unstable_mockModule('./send', () => ({ sendPurge }));
jest.unstable_mockModule('./cities', () => ({ citiesOf: async () => ['pune'] }));
const { purgeWhatChanged } = await import('.');

const claimed = { seen: '5:5:', complete: true, tags: ['posts'], gone: [], attempts: 1 };
let claim: unknown;
const finished = () =>
  rpc.mock.calls.filter(([name]) => name === 'finish_cdn_purge').map(([, given]) => given);

beforeEach(() => {
  jest.useFakeTimers();
  claim = claimed;
  rpc.mockReset();
  rpc.mockImplementation((name) => databaseAnswer(name === 'claim_cdn_purge' ? claim : null));
  sendPurge.mockReset();
  sendPurge.mockResolvedValue(null);
  env.CDN = 'fastly';
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
});

test('what is claimed is told, and some seconds later again', async () => {
  await purgeWhatChanged();
  expect(sendPurge).toHaveBeenCalledWith(expect.objectContaining({ tags: ['posts'], complete: true }), []);
  expect(finished()).toEqual([{ pause_seconds: 3 }]);
  await jest.advanceTimersByTimeAsync(6000);
  expect(sendPurge).toHaveBeenCalledTimes(2);
  claim = null;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sendPurge).toHaveBeenCalledTimes(2);
});

test('what could not be told waits for longer each time, at most ten minutes', async () => {
  sendPurge.mockResolvedValue('The CDN answered 503.');
  for (const attempts of [1, 3, 20, 31]) {
    claim = { ...claimed, attempts };
    await purgeWhatChanged();
  }
  expect(finished().map(({ pause_seconds }) => pause_seconds)).toEqual([5, 20, 600, 600]);
  expect(finished()[0]).toMatchObject({ problem: 'The CDN answered 503.' });
});

test('a cache that knows no keys is told the cities of a service too', async () => {
  env.CDN = 'purge';
  await purgeWhatChanged();
  expect(sendPurge).toHaveBeenCalledWith(expect.objectContaining({ tags: ['posts'] }), ['pune']);
});

test('a database that is away costs nothing but time', async () => {
  rpc.mockImplementation(() => {
    throw new Error('away');
  });
  await expect(purgeWhatChanged()).resolves.toBeUndefined();
});

test('without a CDN nothing is even asked', async () => {
  env.CDN = undefined;
  await purgeWhatChanged();
  expect(rpc).not.toHaveBeenCalled();
});
