const NAME = /\{\{\s*([A-Za-z][A-Za-z0-9_]{0,39})\s*\}\}/g;

export type FillValues = Readonly<Record<string, string>>;

/** Puts values in place of their `{{name}}`; a name without a value stays, for whoever knows it. */
export function fillIn(text: string, values: FillValues): string {
  return text.replace(NAME, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}

/** `fillIn` for every text within texts. */
export function fillAllIn<Texts>(texts: Texts, values: FillValues): Texts {
  return filled(texts, values) as Texts;
}

function filled(value: unknown, values: FillValues): unknown {
  if (typeof value === 'string') return fillIn(value, values);
  if (Array.isArray(value)) return value.map((item) => filled(item, values));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part, values)]));
}
