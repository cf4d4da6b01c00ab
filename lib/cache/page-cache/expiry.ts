import fs from 'node:fs';
import path from 'node:path';
import { errorCode, log } from '../../log.ts';
import { readGoneTag } from './gone-tag.ts';
import { inProcess } from './in-process.ts';

type Marks = { expired: Record<string, number>; gone: Record<string, number> };
type Shared = { marks: Marks; file: string | null };

/** How many pages that are gone are remembered; older copies than the oldest of them are long overwritten. */
const MAX_GONE = 5000;

const shared = inProcess('page-marks', (): Shared => ({ marks: { expired: {}, gone: {} }, file: null }));

/** Takes up what an earlier run of the server noted beside its cache, which outlives the process as well. */
export function rememberMarks(folder: string): void {
  if (shared.file) return;
  shared.file = path.join(folder, 'page-marks.json');
  try {
    const { expired, gone } = JSON.parse(fs.readFileSync(shared.file, 'utf8')) as Marks;
    shared.marks = {
      expired: { ...expired, ...shared.marks.expired },
      gone: { ...gone, ...shared.marks.gone },
    };
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') log.warn('page-marks.unreadable', { code: errorCode(error) });
  }
}

/** What was read before this moment and depends on one of the tags is out of date. */
export function expire(tags: readonly string[], now = Date.now()): void {
  const { expired, gone } = shared.marks;
  for (const tag of tags) {
    const pagePath = readGoneTag(tag);
    if (pagePath === null) expired[tag] = now;
    else gone[pagePath] = now;
  }
  const oldest = Object.keys(gone).slice(0, -MAX_GONE);
  for (const pagePath of oldest) delete gone[pagePath];
  keep();
}

export function isExpired(tags: readonly string[], since: number): boolean {
  return tags.some((tag) => since <= (ownMark(shared.marks.expired, tag) ?? 0));
}

/** Whether the page was taken away after this moment; with an author go the pages of their articles. */
export function isGone(pagePath: string, since: number): boolean {
  const owner = pagePath.replace(/\/view\/.*$/, '');
  return [pagePath, owner].some((candidate) => since <= (ownMark(shared.marks.gone, candidate) ?? 0));
}

/** Whether a text links to a page that was taken away after this moment. */
export function namesGonePage(text: string, since: number): boolean {
  return Object.entries(shared.marks.gone).some(
    ([pagePath, at]) => since <= at && new RegExp(`${RegExp.escape(pagePath)}(?![\\w/-])`).test(text),
  );
}

const ownMark = (marks: Record<string, number>, name: string) =>
  Object.hasOwn(marks, name) ? marks[name] : undefined;

/** A disk that is full or not to be written must not undo what somebody saved. */
function keep(): void {
  if (!shared.file) return;
  try {
    fs.writeFileSync(`${shared.file}.tmp`, JSON.stringify(shared.marks));
    fs.renameSync(`${shared.file}.tmp`, shared.file);
  } catch (error) {
    log.error('page-marks.unwritten', { code: errorCode(error) });
  }
}
