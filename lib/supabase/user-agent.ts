/** Sessions are known to their people by the browser they stand in, not by this server. */
export function asBrowser(headers: Headers): Record<string, string> {
  const agent = (headers.get('user-agent') ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, 400);
  return agent ? { 'user-agent': agent } : {};
}
