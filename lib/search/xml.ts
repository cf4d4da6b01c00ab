const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const entity = (character: string) => ENTITIES[character] ?? '';

/** Also drops the characters that XML 1.0 has no way to write. */
export function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"']/g, entity)
  );
}

export const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
