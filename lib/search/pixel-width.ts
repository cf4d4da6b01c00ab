/** Advance widths of Arial in thousandths of its size, from the space to the tilde. */
const ASCII = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const PUNCTUATION: Record<string, number> = {
  '\u00a0': 278,
  '–': 556,
  '—': 1000,
  '‘': 222,
  '’': 222,
  '“': 333,
  '”': 333,
  '•': 350,
  '…': 1000,
  '·': 333,
  '«': 556,
  '»': 556,
  '×': 584,
  '€': 556,
  '₹': 556,
  '™': 1000,
  '→': 1000,
};
/** From the first independent vowel of Devanagari to its last consonant, in the font that browsers fall back on. */
const DEVANAGARI = [
  764, 764, 1023, 491, 491, 548, 765, 853, 699, 553, 553, 553, 553, 1023, 1023, 1023, 1023, 762, 818, 563,
  591, 647, 634, 701, 742, 756, 742, 504, 585, 577, 563, 723, 570, 642, 520, 615, 555, 555, 568, 771, 571,
  703, 598, 580, 409, 409, 678, 760, 760, 556, 680, 578, 676, 531,
];
const FIRST_VOWEL = 0x904;
const SPACING_MARK = 260;
const WIDE = 1000;
const OTHER = 600;

/** How wide Arial sets a text. */
export function pixelWidth(text: string, fontSize: number): number {
  let width = 0;
  for (const character of text.normalize('NFC')) width += characterWidth(character, fontSize);
  return Math.round(width);
}

export function characterWidth(character: string, fontSize: number): number {
  return (advance(character) * fontSize) / 1000;
}

function advance(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  const known = ASCII[code - 0x20] ?? PUNCTUATION[character] ?? DEVANAGARI[code - FIRST_VOWEL];
  if (known !== undefined) return known;
  if (/[\p{Mn}\p{Me}\p{Cf}\p{Cc}]/u.test(character)) return 0;
  if (/\p{Mc}/u.test(character)) return SPACING_MARK;
  const plain = character.normalize('NFD').charCodeAt(0);
  if (plain !== code && plain < 0x7f) return ASCII[plain - 0x20] ?? OTHER;
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u.test(
    character,
  )
    ? WIDE
    : OTHER;
}
