/** The markdown of a link. Brackets in its words would end it, and so would a space in its address. */
export function linkMarkdown(words: string, address: string): string {
  const bare = address.trim();
  const target = /[\s()]/.test(bare) ? `<${bare.replace(/[<>]/g, encodeURIComponent)}>` : bare;
  return `[${escaped(words.trim() || bare)}](${target})`;
}

function escaped(words: string): string {
  return words.replace(/\s+/g, ' ').replace(/[\\[\]]/g, '\\$&');
}
