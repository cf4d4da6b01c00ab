/** Units of the em square that the widths below are measured in. */
const EM = 2048;

/** Advance widths of Arial (those of Liberation Sans, which was drawn to the same measures): a width and who has it. */
const WIDTHS: readonly [width: number, characters: string][] = [
  [391, "'"],
  [455, 'ijl‘’'],
  [532, '|'],
  [569, ' !,./:;I[\\]ft·'],
  [682, '()-`r“”'],
  [684, '{}'],
  [717, '•'],
  [727, '"'],
  [797, '*'],
  [819, '°'],
  [961, '^'],
  [1024, 'Jcksvxyz↑↓'],
  [1139, '#$0123456789?L_abdeghnopqu–€£§«»₹'],
  [1196, '+<=>~×'],
  [1251, 'FTZ'],
  [1366, '&ABEKPSVXY'],
  [1479, 'CDHNRUw'],
  [1509, '©®'],
  [1593, 'GOQ'],
  [1706, 'Mm'],
  [1708, '½'],
  [1821, '%'],
  [1933, 'W'],
  [2048, '—…™→←'],
  [2079, '@'],
];

const widthOf = new Map(WIDTHS.flatMap(([width, characters]) => [...characters].map((one) => [one, width])));
/** What Arial lacks is drawn in a fallback font: about so wide in the scripts of India, and a full square elsewhere. */
const OTHER_LETTER = 1240;
const FULL_SQUARE = 2048;

/** How wide a line of text is when set in Arial, in CSS pixels. */
export function pixelWidth(text: string, fontSize: number): number {
  let units = 0;
  for (const character of text) units += advanceOf(character);
  return (units * fontSize) / EM;
}

function advanceOf(character: string): number {
  const known = widthOf.get(character);
  if (known !== undefined) return known;
  if (/[\p{Mn}\p{Cf}]/u.test(character)) return 0;
  const [base = ''] = character.normalize('NFD');
  if (base !== character) return widthOf.get(base) ?? OTHER_LETTER;
  return /[\p{Emoji_Presentation}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(character)
    ? FULL_SQUARE
    : OTHER_LETTER;
}

export type Cut = { text: string; isCut: boolean };

/** A text as a result shows it: whole where it fits, else cut after a word and ended by an ellipsis. */
export function cutToWidth(text: string, fontSize: number, width: number): Cut {
  if (pixelWidth(text, fontSize) <= width) return { text, isCut: false };
  const kept = text.slice(0, lengthThatFits(text, fontSize, width - pixelWidth(' …', fontSize)));
  return { text: `${kept.trimEnd()} …`, isCut: true };
}

/** How many characters of a text are in front of the cut: up to the end of a word, if one ends in time. */
export function lengthThatFits(text: string, fontSize: number, width: number): number {
  const room = (width * EM) / fontSize;
  let units = 0;
  let fits = 0;
  for (const character of text) {
    units += advanceOf(character);
    if (units > room) break;
    fits += character.length;
  }
  if (fits === text.length || /\s/.test(text[fits] ?? '')) return fits;
  const lastGap = text.slice(0, fits).search(/\s+\S*$/);
  return lastGap > 0 ? lastGap : fits;
}
