const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What the database accepts as a slug (private.is_slug); anything else need not be looked for. */
export function isSlug(text: string): boolean {
  return text.length <= 120 && SLUG.test(text);
}
