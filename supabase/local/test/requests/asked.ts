/** A request of PostgREST, below the address of the API. */
export type Asked = { method: string; path: string; headers?: Record<string, string>; body?: string };

export function nameOf({ method, path, headers = {}, body }: Asked): string {
  const { 'content-type': type, ...others } = headers;
  const shown = type === 'application/json' ? others : headers;
  const list = Object.entries(shown).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path}`, ...list, body].filter((part) => part !== undefined).join(' | ');
}
