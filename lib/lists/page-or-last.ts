import { pagesFor } from './paging';

/**
 * A page of a list, or the last one when the page lies behind it.
 * @param read a page of it with how many items there are in all, which may be 0 behind the end
 */
export async function pageOrLast<Answer extends { total: number }>(
  page: number,
  size: number,
  read: (page: number) => Promise<Answer>,
): Promise<Answer & { page: number }> {
  const found = await read(page);
  if (page === 1 || (page - 1) * size < found.total) return { ...found, page };
  const first = await read(1);
  const last = pagesFor(first.total, size);
  return last === 1 ? { ...first, page: 1 } : { ...(await read(last)), page: last };
}
