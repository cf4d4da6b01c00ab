/** Page numbers, and texts of visitors as segments of the site's internal addresses. */

/** A page number as it stands in an address; null when it is none. */
export function parsePageNumber(value: string): number | null {
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : null;
}

export function pagesFor(items: number, pageSize: number): number {
  return Math.max(1, Math.ceil(items / pageSize));
}

/** The numbers that a pagination shows: the first, the last, and those around the current one; null is a gap. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const numbers = [...new Set([1, page - 1, page, page + 1, pages])].filter(
    (number) => number >= 1 && number <= pages,
  );
  return numbers
    .sort((a, b) => a - b)
    .flatMap((number, index) => {
      const gap = number - (numbers[index - 1] ?? 0) - 1;
      return gap === 0 ? [number] : [gap === 1 ? number - 1 : null, number];
    });
}

/** The longest text in bytes whose segment is still a file name. */
const MAX_LENGTH = 180;

/** A text as one segment of a path, whatever is in it; null when it is too long. */
export function encodeSegment(text: string): string | null {
  const bytes = Buffer.from(text, 'utf8');
  return bytes.length > MAX_LENGTH ? null : bytes.toString('base64url');
}

/** The text of such a segment; null when nothing of ours made it. */
export function decodeSegment(segment: string): string | null {
  if (!/^[\w-]{1,240}$/.test(segment)) return null;
  const text = Buffer.from(segment, 'base64url').toString('utf8');
  return text && encodeSegment(text) === segment ? text : null;
}
