const PART = /\[\.{0,3}\w+\]/g;
const PART_OR_DOT = /\[(\.{0,3})(\w+)\]|\./g;

export type Filled<Pattern extends string> = Pattern extends `${infer Before}[${string}]${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Pattern;

export function fill<Pattern extends string>(pattern: Pattern, ...values: string[]): Filled<Pattern> {
  const left = values.values();
  return pattern.replace(PART, () => left.next().value ?? '') as Filled<Pattern>;
}

/**
 * Reads the addresses that follow a pattern, with a group for each of its parts.
 * @param parts what may stand for a part; anything without a slash unless it is named here
 */
export function toRegExp(pattern: string, parts: Record<string, string> = {}): RegExp {
  const source = pattern.replace(PART_OR_DOT, (_, dots?: string, name?: string) =>
    name ? `(?<${name}>${parts[name] ?? (dots ? '.+' : '[^/]+')})` : '\\.',
  );
  return new RegExp(`^${source}$`);
}

/** Knows what is at one of these addresses or below it, however it is capitalised. */
export function below(patterns: readonly string[]): (path: string) => boolean {
  const places = patterns.map((pattern) => pattern.replace(PART, '[^/]+')).join('|');
  const place = new RegExp(`^(?:${places})(?:/|$)`, 'i');
  return (path) => place.test(path);
}
