/** What the staff gets no cache keeps and no search engine shows. */
export const NEVER_KEPT = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' };

/** A sentence instead of the file that was asked for. */
export function privateText(message: string, status: number): Response {
  return new Response(message, {
    status,
    headers: { ...NEVER_KEPT, 'content-type': 'text/plain; charset=utf-8' },
  });
}
