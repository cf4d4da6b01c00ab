import fs from 'node:fs';
import path from 'node:path';
import { errorCode, log } from '../../log.ts';
import { readGoneTag } from './gone-tag.ts';
import { inProcess } from './in-process.ts';

type Marks = {
  expired: Record<string, number>;
  gone: Record<string, number>;
  /** What was read before this moment is out of date, whatever it depends on. */
  everything: number;
  /** How far this process has followed the record of changes (lib/cache/changes). */
  seen: string | null;
};
type Shared = { marks: Marks; file: string | null };

/** How many pages that are gone are remembered; older copies than the oldest of them are long overwritten. */
const MAX_GONE = 5000;
/** How many tags are; what is older than one that is forgotten is out of date. */
const MAX_EXPIRED = 5000;
/** Ends a gone address that means all below it. */
const BELOW = '/*';

const shared = inProcess(
  'page-marks',
  (): Shared => ({ marks: { expired: {}, gone: {}, everything: 0, seen: null }, file: null }),
);

/** Takes up what an earlier run of the server noted beside its cache, which outlives the process as well. */
export function rememberMarks(folder: string): void {
  if (shared.file) return;
  shared.file = path.join(folder, 'page-marks.json');
  try {
    const { expired, gone, everything = 0, seen = null } = JSON.parse(fs.readFileSync(shared.file, 'utf8'));
    const { marks } = shared;
    shared.marks = {
      expired: { ...expired, ...marks.expired },
      gone: { ...gone, ...marks.gone },
      everything: Math.max(everything, marks.everything),
      seen: marks.seen ?? seen,
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
    if (pagePath === null) mark(expired, tag, now);
    else mark(gone, pagePath, now);
  }
  forgetOldest(gone, MAX_GONE);
  shared.marks.everything = Math.max(shared.marks.everything, forgetOldest(expired, MAX_EXPIRED));
  keep();
}

/** What was read before this moment is out of date. */
export function expireEverything(now = Date.now()): void {
  shared.marks.expired = {};
  shared.marks.everything = now;
  keep();
}

export const followedSoFar = (): string | null => shared.marks.seen;

/** To be called before what there was is expired, which writes it down. */
export function noteFollowed(seen: string): void {
  shared.marks.seen = seen;
}

export function isExpired(tags: readonly string[], since: number): boolean {
  const { expired, everything } = shared.marks;
  return since <= everything || tags.some((tag) => since <= (ownMark(expired, tag) ?? 0));
}

/** Whether the page was taken away after this moment; with an author go the pages of their articles. */
export function isGone(pagePath: string, since: number): boolean {
  const owner = pagePath.replace(/\/view\/.*$/, '');
  const above = [...pagePath.matchAll(/\//g)].map(({ index }) => pagePath.slice(0, index) + BELOW);
  return [pagePath, owner, ...above].some(
    (candidate) => since <= (ownMark(shared.marks.gone, candidate) ?? 0),
  );
}

/** Whether a text links to a page that was taken away after this moment. */
export function namesGonePage(text: string, since: number): boolean {
  return Object.entries(shared.marks.gone).some(
    ([pagePath, at]) => since <= at && new RegExp(patternOf(pagePath)).test(text),
  );
}

const patternOf = (pagePath: string) =>
  pagePath.endsWith(BELOW)
    ? `${RegExp.escape(pagePath.slice(0, -1))}\\w`
    : `${RegExp.escape(pagePath)}(?![\\w/-])`;

const ownMark = (marks: Record<string, number>, name: string) =>
  Object.hasOwn(marks, name) ? marks[name] : undefined;

/** The one that was noted last stands last. */
function mark(marks: Record<string, number>, name: string, now: number): void {
  delete marks[name];
  marks[name] = now;
}

/** @returns when the last of what was forgotten had been noted */
function forgetOldest(marks: Record<string, number>, most: number): number {
  const oldest = Object.keys(marks).slice(0, -most);
  let last = 0;
  for (const name of oldest) {
    last = Math.max(last, ownMark(marks, name) ?? 0);
    delete marks[name];
  }
  return last;
}

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
