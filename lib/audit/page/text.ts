/** A text as it is compared: its words in lower case, without signs, one space apart. */
export function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’\u200b-\u200d\ufeff]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Long enough that finding it inside of other words is no accident. */
const TELLING = 8;

/** Tells whether a page shows a text, wherever its elements divide it. */
export function visibleIn(pageText: string): (text: string) => boolean {
  const words = ` ${comparable(pageText)} `;
  const squeezed = words.replaceAll(' ', '');
  return (text) => {
    const wanted = comparable(text);
    if (words.includes(` ${wanted} `)) return true;
    const letters = wanted.replaceAll(' ', '');
    return letters.length >= TELLING && squeezed.includes(letters);
  };
}

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
