/** Ids that the page around an article uses. Its other ids begin with an underscore, which no heading's does. */
const RESERVED = ['content'];

/**
 * The ids of headings from what rehype-slug makes of their texts: a heading without letters has one too, none repeats
 * another id of the article, and none begins with an underscore: an element named `__next_f` would take the place of the
 * variable.
 * @param others ids in the article that are no heading's
 */
export function uniqueIds(slugs: readonly string[], others: Iterable<string> = []): string[] {
  const taken = new Set([...RESERVED, ...others]);
  const numbers = new Map<string, number>();
  return slugs.map((given) => {
    const slug = given.replace(/^_+/, '');
    const base = /^(-\d+)?$/.test(slug) ? `section${slug}` : slug;
    let id = base;
    let number = numbers.get(base) ?? 1;
    for (; taken.has(id); number++) id = `${base}-${number}`;
    numbers.set(base, number);
    taken.add(id);
    return id;
  });
}
