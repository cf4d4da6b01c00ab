// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that no text needs
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Characters that PostgreSQL refuses (U+0000) or that no text needs. */
export const hasUnprintable = (value: string) => value.search(UNPRINTABLE) >= 0;

/** A text with line breaks of one kind and without what a database cannot store. */
export function storableText(value: string): string {
  return value.toWellFormed().replace(/\r\n?/g, '\n').replace(UNPRINTABLE, '');
}
