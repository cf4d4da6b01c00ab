/** What is wrong, by the name of the field; of an item in a list by its path: `faq.1.answer`. */
export type FieldErrors<Fields> = Partial<Record<keyof Fields | `${string}.${string}`, string>>;

/** The library's errors, which are shaped like the values, as sentences by their paths. */
export function fieldMessages<Fields extends object>(errors: object, values: Fields): FieldErrors<Fields> {
  const found = messagesIn(errors, '').flatMap(([path, message]): [string, string][] => {
    const name = path.split('.')[0] ?? '';
    if (Array.isArray(values[name as keyof Fields])) return [[path, message]];
    // What is one control shows whatever is wrong inside it; of what has controls inside each shows its own.
    return path === name
      ? [[name, message]]
      : [
          [name, message],
          [path, message],
        ];
  });
  return Object.fromEntries(found.reverse()) as FieldErrors<Fields>;
}

function messagesIn(error: object, path: string): [string, string][] {
  const own = 'message' in error && typeof error.message === 'string' ? [error.message] : [];
  const inner = Object.entries(error).flatMap(([name, value]) => {
    if (typeof value !== 'object' || value === null) return [];
    return messagesIn(value, name === 'root' ? path : path ? `${path}.${name}` : name);
  });
  return [...own.map((message): [string, string] => [path, message]), ...inner];
}
