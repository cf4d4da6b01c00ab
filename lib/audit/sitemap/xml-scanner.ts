export type XmlHandler = {
  open(name: string): void;
  text(text: string): void;
  close(name: string): void;
};

export class XmlFault extends Error {}

/** Markup or text that is longer than this is no sitemap, and is not held to find its end. */
const MAX_LENGTH = 1024 * 1024;
const TAG = /^<(\/?)([^\s<>/="'!?]+)((?:\s+[^\s<>/="']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>$/;
const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/;
const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
);

/**
 * Reads XML piece by piece, in the memory of one piece, and throws at the first thing that is not well-formed.
 * Parsers of HTML forgive what search engines refuse in a sitemap, so this one does not.
 */
export class XmlScanner {
  readonly #handler: XmlHandler;
  readonly #open: string[] = [];
  #rest = '';
  #hasRoot = false;

  constructor(handler: XmlHandler) {
    this.#handler = handler;
  }

  write(piece: string): void {
    const text = this.#rest + piece;
    let at = 0;
    for (;;) {
      const start = text.indexOf('<', at);
      const end = start < 0 ? -1 : endOfMarkup(text, start);
      if (end < 0) break;
      this.#readText(text.slice(at, start));
      this.#readMarkup(text.slice(start, end));
      at = end;
    }
    this.#rest = text.slice(at);
    if (this.#rest.length > MAX_LENGTH) throw new XmlFault('it has text or markup of more than 1 MB');
  }

  end(): void {
    if (this.#rest.includes('<')) throw new XmlFault('it ends within a tag');
    this.#readText(this.#rest);
    if (!this.#hasRoot) throw new XmlFault('it has no element');
    const unclosed = this.#open.at(-1);
    if (unclosed) throw new XmlFault(`it ends before <${unclosed}> is closed`);
  }

  #readText(text: string): void {
    if (text === '') return;
    if (this.#open.length === 0) {
      if (text.trim() !== '') throw new XmlFault('it has text outside of its root element');
      return;
    }
    if (BARE_AMPERSAND.test(text)) throw new XmlFault('it has an & that is not escaped');
    this.#handler.text(text.replace(/&(#x?)?(\w+);/g, (_, number, name) => decoded(number, name)));
  }

  #readMarkup(markup: string): void {
    if (markup.startsWith('<?') || markup.startsWith('<!--') || markup.startsWith('<!DOCTYPE')) return;
    if (markup.startsWith('<![CDATA[')) {
      if (this.#open.length === 0) throw new XmlFault('it has text outside of its root element');
      this.#handler.text(markup.slice(9, -3));
      return;
    }
    const [, isEnd, name = '', attributes = '', isEmpty] = TAG.exec(markup) ?? [];
    if (!name || BARE_AMPERSAND.test(attributes))
      throw new XmlFault(`${markup.slice(0, 60)} is not well-formed`);
    if (isEnd) this.#close(name);
    else this.#openElement(name, isEmpty !== '');
  }

  #openElement(name: string, isEmpty: boolean): void {
    if (this.#hasRoot && this.#open.length === 0) throw new XmlFault('it has a second root element');
    this.#hasRoot = true;
    this.#open.push(name);
    this.#handler.open(name);
    if (isEmpty) this.#close(name);
  }

  #close(name: string): void {
    const expected = this.#open.pop();
    if (expected !== name) throw new XmlFault(`it has </${name}> where </${expected ?? 'nothing'}> belongs`);
    this.#handler.close(name);
  }
}

/** @returns -1 while the end has not come yet */
function endOfMarkup(text: string, start: number): number {
  if (text.startsWith('<!--', start)) return after(text, '-->', start + 4);
  if (text.startsWith('<![CDATA[', start)) return after(text, ']]>', start);
  if (text.startsWith('<?', start)) return after(text, '?>', start);
  // It may still become a comment or a section of text.
  if (text.startsWith('<!', start) && text.length - start < 9) return -1;
  let quote = '';
  for (let at = start + 1; at < text.length; at++) {
    const character = text.charAt(at);
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at + 1;
  }
  return -1;
}

function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found < 0 ? -1 : found + mark.length;
}

function decoded(number: string | undefined, name: string): string {
  if (!number) return ENTITIES.get(name) ?? '';
  const code = Number.parseInt(name, number === '#x' ? 16 : 10);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
