import { isReadablePath } from '../routes/readable-path.ts';

/** Takes the address of a picture in its query. */
const PICTURES = '/_next/image';
const RANGE = /^bytes=\s*(\d+-\d*|-\d+)(\s*,\s*(\d+-\d*|-\d+))*\s*$/;

/** A part of a file that is wanted; one that is misspelled is to be ignored (RFC 9110, section 14.2), where Next fails. */
export function readableRange(range: string | undefined): string | undefined {
  return range !== undefined && RANGE.test(range) ? range : undefined;
}

/**
 * An address that Next can read: it answers 500 to a path whose escapes make up no text, and takes one with a line break
 * for the home page. With its percent signs escaped such a path is one that nothing answers.
 */
export function readableUrl(url: string): string {
  const end = url.search(/[?#]|$/);
  const path = url.slice(0, end);
  if (path === PICTURES && !isReadablePath(new URLSearchParams(url.slice(end)).get('url') ?? ''))
    return PICTURES;
  return isReadablePath(path) ? url : path.replaceAll('%', '%25').toLowerCase() + url.slice(end);
}
