/** A text of the database as plain words within one line of markdown. */
export function inline(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>]/g, '\\$&');
}

export const link = (text: string, url: string) => `[${inline(text)}](${url})`;

/** A list with one line an item, as llmstxt.org describes it. */
export function section(
  heading: string,
  items: readonly { name: string; url: string; note?: string }[],
): string {
  const lines = items.map(
    ({ name, url, note }) => `- ${link(name, url)}${note ? `: ${inline(note)}` : ''}\n`,
  );
  return lines.length > 0 ? `\n## ${heading}\n\n${lines.join('')}` : '';
}
