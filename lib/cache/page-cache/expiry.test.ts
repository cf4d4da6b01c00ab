/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const { jest } = import.meta;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'marks-'));
const PLACE = Symbol.for('marigold.page-marks');

/** The marks as a process finds them that has just been started. */
async function start() {
  jest.resetModules();
  delete (globalThis as { [place: symbol]: unknown })[PLACE];
  const marks = await import('./expiry');
  const { goneTag } = await import('./gone-tag');
  marks.rememberMarks(folder);
  return { ...marks, goneTag };
}

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('what was read before a change is out of date, also after a restart', async () => {
  const marks = await start();
  expect(marks.isExpired(['posts'], 1)).toBe(false);
  marks.expire(['posts'], 1000);
  for (const { isExpired } of [marks, await start()]) {
    expect(isExpired(['cities', 'posts'], 999)).toBe(true);
    expect(isExpired(['posts'], 1000)).toBe(true);
    expect(isExpired(['posts'], 1001)).toBe(false);
    expect(isExpired(['cities', 'constructor', '__proto__'], 1)).toBe(false);
  }
});

test('a page that is gone stays gone, until it is made again', async () => {
  const marks = await start();
  marks.expire([marks.goneTag('/blog/a-post'), marks.goneTag('/author/a-name')], 1000);
  for (const { isGone, namesGonePage } of [marks, await start()]) {
    expect(isGone('/blog/a-post', 1000)).toBe(true);
    expect(isGone('/blog/a-post', 1001)).toBe(false);
    expect(isGone('/blog/a-post-of-ours', 1)).toBe(false);
    expect(isGone('/author/a-name/view/all/2', 1)).toBe(true);
    expect(namesGonePage('<link>https://a.example/blog/a-post</link>', 1)).toBe(true);
    expect(namesGonePage('<link>https://a.example/blog/a-post-of-ours</link>', 1)).toBe(false);
    expect(namesGonePage('<link>https://a.example/blog/a-post</link>', 1001)).toBe(false);
  }
});

test('how far changes were followed outlives a restart, and so does that everything is out of date', async () => {
  const marks = await start();
  marks.noteFollowed('5:9:7');
  marks.expireEverything(3000);
  for (const { followedSoFar, isExpired } of [marks, await start()]) {
    expect(followedSoFar()).toBe('5:9:7');
    expect([isExpired([], 3000), isExpired(['posts'], 3000), isExpired(['posts'], 3001)]).toEqual([
      true,
      true,
      false,
    ]);
  }
});

test('of very many tags the oldest are forgotten, and what is as old as they were is out of date', async () => {
  const marks = await start();
  marks.expire(['post:first'], 4000);
  marks.expire(
    Array.from({ length: 5000 }, (_, index) => `post:${index}-th`),
    5000,
  );
  expect(marks.isExpired(['post:first'], 4000)).toBe(true);
  expect(marks.isExpired(['cities'], 4000)).toBe(true);
  expect(marks.isExpired(['cities'], 4001)).toBe(false);
  expect(marks.isExpired(['post:1-th'], 5000)).toBe(true);
});

test('a file that cannot be read or written costs only the memory of it', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
  fs.writeFileSync(path.join(folder, 'page-marks.json'), 'no JSON');
  const marks = await start();
  fs.rmSync(folder, { recursive: true });
  marks.expire(['posts'], 9000);
  expect(marks.isExpired(['posts'], 8999)).toBe(true);
  jest.restoreAllMocks();
});
