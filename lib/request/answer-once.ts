import 'server-only';
import { createHash } from 'node:crypto';
import { REVALIDATE_SECONDS } from '../cache/tags';

export type Stated = {
  tag: string;
  changedAt: Date;
};

const STARTED = new Date();
const MAX_KNOWN = 10_000;
const known = new Map<string, Stated>();

export const fingerprint = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 27);

/**
 * When a file of the site changed: at the newest date that it states itself, or, where it states none, when this process
 * started; later than that when it was seen to change, since what went away leaves no date behind.
 * @param name of the file, under which it is remembered
 */
export function lastChange(name: string, tag: string, newest: string | null | undefined): Date {
  const before = known.get(name);
  if (before?.tag === tag) return before.changedAt;
  const changedAt = before ? new Date() : (dateOf(newest) ?? STARTED);
  known.delete(name);
  known.set(name, { tag, changedAt });
  const [oldest] = known.keys();
  if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  return changedAt;
}

function dateOf(value: string | null | undefined): Date | null {
  const date = new Date(value || Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}

type File = {
  name: string;
  type: string;
  newest?: string | null;
  headers?: Record<string, string>;
};

/** Answers with a text, or with 304 to whoever has it already. */
export function answerOnce(request: Request, text: string, file: File): Response {
  const tag = fingerprint(text);
  return answerUnlessKnown(
    request,
    { tag, changedAt: lastChange(file.name, tag, file.newest) },
    file,
    () => text,
  );
}

export function answerUnlessKnown(
  request: Request,
  { tag, changedAt }: Stated,
  { type, headers }: Pick<File, 'type' | 'headers'>,
  write: () => BodyInit,
): Response {
  const stated = {
    ...headers,
    etag: `W/"${tag}"`,
    'last-modified': changedAt.toUTCString(),
    'cache-control': `public, max-age=0, s-maxage=${REVALIDATE_SECONDS}`,
  };
  if (isKnown(request.headers, `"${tag}"`, changedAt))
    return new Response(null, { status: 304, headers: stated });
  return new Response(write(), { headers: { ...stated, 'content-type': type } });
}

/** A fingerprint says more than a date (RFC 9110, section 13.2.2). */
function isKnown(headers: Headers, tag: string, changedAt: Date): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) return tags.split(',').some((one) => ['*', tag, `W/${tag}`].includes(one.trim()));
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return Math.floor(changedAt.getTime() / 1000) * 1000 <= since;
}
