import { cityNames } from '../cities/city-slug';
import type { CityPage } from '../cities/schema';
import type { ServiceSlug } from '../services/catalogue';

/** What the guard knows of a city page: its own text, without what every city page shares. */
export type CityPageText = {
  id: string;
  service: ServiceSlug;
  citySlug: string;
  city: string;
  state: string;
  /** Introduction, descriptions and answers: where names of places and trades stand in sentences. */
  prose: string[];
  /** Titles and questions. */
  headings: string[];
  createdAt: string;
};

type Row = Omit<CityPageText, 'prose' | 'headings'>;

export function cityPageText(row: Row, page: CityPage): CityPageText {
  return {
    ...row,
    prose: [
      ...page.intro,
      ...page.servicesOffered.map(({ description }) => description),
      ...page.questions.map(({ answer }) => answer),
    ],
    headings: [
      ...page.servicesOffered.map(({ title }) => title),
      ...page.questions.map(({ question }) => question),
    ],
  };
}

const MASK = '§';
const { imul } = Math;
const SHINGLE_WORDS = 5;

/** Hides the page's city, under each of its names, and its state: swapping them makes no new text. */
function maskOf(page: CityPageText): (text: string) => string {
  const names = [...cityNames(page.citySlug), page.city, page.state].filter((name) => name !== '');
  const anyName = new RegExp(`\\b(?:${names.map((name) => RegExp.escape(name)).join('|')})\\b`, 'gi');
  return (text) => text.replace(anyName, MASK);
}

export type Shingles = { words: number; hashes: number[] };

/** The distinct phrases of five words in a text, each as a number. */
export function shinglesOf(page: CityPageText): Shingles {
  const mask = maskOf(page);
  const hashes = new Set<number>();
  let count = 0;
  for (const text of [...page.prose, ...page.headings]) {
    const words = hashedWords(mask(text));
    count += words.length;
    for (let end = SHINGLE_WORDS; end <= words.length; end++) hashes.add(combine(words, end));
  }
  return { words: count, hashes: [...hashes] };
}

/** Each word as a number (FNV-1a), whatever its case. A thousand pages are too much text for regular expressions. */
function hashedWords(text: string): number[] {
  const words: number[] = [];
  let value = EMPTY;
  for (let index = 0; index <= text.length; index++) {
    const code = text.charCodeAt(index);
    if (isInWord(code)) value = imul(value ^ (code >= 65 && code <= 90 ? code + 32 : code), 0x01000193);
    else if (value !== EMPTY) {
      words.push(value);
      value = EMPTY;
    }
  }
  return words;
}

const EMPTY = 0x811c9dc5;

/** A letter or digit: of ASCII, or any character beyond it that is no typographic punctuation. */
function isInWord(code: number): boolean {
  if (code < 128)
    return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
  return code < 0x2000 || code > 0x206f;
}

/** The words before `end`, in their order. Among a million phrases, one in 4,000 shares its number with another. */
function combine(words: readonly number[], end: number): number {
  let value = 0;
  for (let index = end - SHINGLE_WORDS; index < end; index++)
    value = imul(value ^ (words[index] ?? 0), 0x9e3779b1) ^ (value >>> 15);
  return value;
}

/** A capitalised name of one or more words, or a figure. */
const NAME_OR_FIGURE =
  /(?:\p{Lu}[\p{L}\p{M}\p{N}'’-]+(?: \p{Lu}[\p{L}\p{M}\p{N}'’-]+)*)|(?:\p{N}[\p{N},.]*)/gu;
const SENTENCE_START = /(?:^|[.!?:;]["'”’)]*\s+)["'“‘(]*$/;

/** The names and figures that stand inside the sentences of a page; the first word of a sentence is no name. */
export function namesAndFigures(page: CityPageText): Set<string> {
  const mask = maskOf(page);
  const found = new Set<string>();
  for (const text of page.prose.map(mask)) {
    for (const match of text.matchAll(NAME_OR_FIGURE)) {
      const name = match[0].replace(/[,.]+$/, '');
      if (/^\p{N}/u.test(name) || !SENTENCE_START.test(text.slice(Math.max(0, match.index - 8), match.index)))
        found.add(name);
    }
  }
  return found;
}
