/** How much one article may hold. Prose of a person stays far below; beyond it the parser alone takes minutes. */
const ceilings = [
  { most: 200_000, called: 'characters', count: (text: string) => text.length },
  { most: 10_000, called: 'lines', count: (text: string) => countOf(text, '\n') + 1 },
  { most: 30_000, called: 'marks such as * [ | or >', count: (text: string) => marksIn(text) },
] as const;

export const MAX_CHARACTERS = ceilings[0].most;
const MARKS = new Set([...'*_~[]|<>`\\&'].map((mark) => mark.charCodeAt(0)));

/** What a text has too much of, in a sentence for its author; null when it can be shown. One pass, so it may be asked at every key. */
export function tooMuch(markdown: string): string | null {
  for (const { most, called, count } of ceilings) {
    const found = count(markdown);
    if (found > most)
      return `The text has ${inWords(found)} ${called}, and a post can have ${inWords(most)}. Please split it into several posts.`;
  }
  return null;
}

const inWords = (count: number) => count.toLocaleString('en-IN');

function countOf(text: string, wanted: string): number {
  let count = 0;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) count++;
  return count;
}

function marksIn(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) if (MARKS.has(text.charCodeAt(at))) count++;
  return count;
}
