import { characterWidth, pixelWidth } from '../../search/pixel-width';

export type Cut = { text: string; isCut: boolean };

/** A text as a result shows it: whole where it fits, else cut after a word and ended by an ellipsis. */
export function cutToWidth(text: string, fontSize: number, width: number): Cut {
  if (pixelWidth(text, fontSize) <= width) return { text, isCut: false };
  const kept = text.slice(0, lengthThatFits(text, fontSize, width - pixelWidth(' …', fontSize)));
  return { text: `${kept.trimEnd()} …`, isCut: true };
}

/** How many characters of a text are in front of the cut: up to the end of a word, if one ends in time. */
export function lengthThatFits(text: string, fontSize: number, width: number): number {
  let room = width;
  let fits = 0;
  for (const character of text) {
    room -= characterWidth(character, fontSize);
    if (room < 0) break;
    fits += character.length;
  }
  if (fits === text.length || /\s/.test(text[fits] ?? '')) return fits;
  const lastGap = text.slice(0, fits).search(/\s+\S*$/);
  return lastGap > 0 ? lastGap : fits;
}
