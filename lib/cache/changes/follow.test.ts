/** @jest-environment node */
import type { Changes } from './schema';

const { jest } = import.meta;
const readChanges = jest.fn<Promise<Changes>, [string | null, Date]>();
const takeUp = jest.fn();
jest.unstable_mockModule('./read', () => ({ readChanges }));
jest.unstable_mockModule('./take-up', () => ({ takeUp }));
const { countChangesSince, followChanges } = await import('./follow');

const built = new Date('2026-11-22T02:00:00Z');
const changesAt = (seen: string, tags: string[] = []): Changes => ({ seen, complete: true, tags, gone: [] });

beforeEach(() => {
  readChanges.mockReset();
  takeUp.mockReset();
  countChangesSince(built);
});

test('goes on from where it has been, the first time from when the pages were made', async () => {
  readChanges.mockResolvedValueOnce(changesAt('5:5:', ['posts']));
  expect(await followChanges()).toMatchObject({ tags: ['posts'] });
  expect(readChanges).toHaveBeenLastCalledWith(null, built);
  expect(takeUp).toHaveBeenLastCalledWith(changesAt('5:5:', ['posts']));
  readChanges.mockResolvedValueOnce(changesAt('7:9:8'));
  await followChanges();
  expect(readChanges).toHaveBeenLastCalledWith('5:5:', built);
});

test('while the database is away nothing is lost, and it is said once', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  readChanges.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
  expect([await followChanges(), await followChanges()]).toEqual([null, null]);
  expect(warn).toHaveBeenCalledTimes(1);
  readChanges.mockResolvedValueOnce(changesAt('9:9:', ['cities']));
  expect(await followChanges()).toMatchObject({ tags: ['cities'] });
  expect(readChanges).toHaveBeenLastCalledWith('7:9:8', built);
});

test('a question that had begun before a change was made does not answer whoever made it; all who wait share the next one', async () => {
  const first = Promise.withResolvers<Changes>();
  readChanges.mockReturnValueOnce(first.promise);
  const early = followChanges();
  await Promise.resolve();
  const late = [followChanges(), followChanges(), followChanges()];
  readChanges.mockResolvedValueOnce(changesAt('11:11:', ['post:mine']));
  first.resolve(changesAt('10:10:'));
  expect(await early).toMatchObject({ tags: [] });
  for (const answer of await Promise.all(late)) expect(answer).toMatchObject({ tags: ['post:mine'] });
  expect(readChanges).toHaveBeenCalledTimes(2);
});
