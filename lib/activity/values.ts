const OWN_WORDS: Record<string, string> = {
  author_id: 'Author',
  author: 'Name of the author',
  content: 'Text',
  featured_image_alt: 'Alternative text of the image',
  is_featured: 'Featured',
  publish_at: 'Scheduled for',
  published_at: 'Published date',
};

/** A column as a person reads it. */
export function fieldLabel(column: string): string {
  const words = Object.hasOwn(OWN_WORDS, column) ? OWN_WORDS[column] : column.replaceAll('_', ' ');
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : column;
}

/** A value of a column as lines of text, whatever it is made of. */
export function readable(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) {
    const parts = value.map(readable);
    return parts.join(parts.some((part) => part.includes('\n')) ? '\n\n' : '\n');
  }
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${fieldLabel(name)}: ${readable(part)}`)
    .join('\n');
}

type Side = Record<string, string>;
/** Both sides of a change, and what to call each field of it. */
export type Change = { before: Side; after: Side; labels: Side };

/** @param before null where an item is new, @param after null where it was deleted */
export function toChange(
  before: Record<string, unknown> | null,
  after: Record<string, unknown> | null,
): Change {
  const columns = [...new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})])];
  const side = (from: Record<string, unknown> | null): Side =>
    Object.fromEntries(columns.map((column) => [column, from ? readable(from[column]) : '']));
  return {
    before: side(before),
    after: side(after),
    labels: Object.fromEntries(columns.map((column) => [column, fieldLabel(column)])),
  };
}
