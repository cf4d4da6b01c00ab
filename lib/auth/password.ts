import { brand } from '../../content/brand.ts';
import { commonPasswords } from './common-passwords.ts';

export const MINIMUM_LENGTH = 12;
/** What bcrypt, and so Supabase Auth, reads of a password. */
const MAXIMUM_BYTES = 72;
/** Fewer letters than this beside known words are no secret. */
const OWN_LETTERS = 4;

const TRIVIAL_WORDS = [
  'password',
  'passwort',
  'admin',
  'administrator',
  'welcome',
  'letmein',
  'login',
  'qwerty',
  'secret',
];
const LINES = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm', '01234567890123456789'];

/**
 * Why a password is refused, in one sentence, or null when it will do. Length counts most; beyond it only what is guessed
 * first is refused, and no mix of characters is asked for.
 * @param email of the account: its words are guessed too
 */
export function passwordProblem(password: string, email: string): string | null {
  if ([...password].length < MINIMUM_LENGTH)
    return `The password must be at least ${MINIMUM_LENGTH} characters.`;
  if (new Blob([password]).size > MAXIMUM_BYTES)
    return `The password must be at most ${MAXIMUM_BYTES} characters, fewer in scripts other than Latin.`;
  if (/\p{Cc}/u.test(password)) return 'The password must not contain control characters.';
  const lower = password.toLowerCase();
  if (/^[\d\s+-]+$/.test(lower)) return 'A password of digits alone is too easy to guess; add some words.';
  if (isRepetition(lower) || isLine(lower))
    return 'A password that follows a simple pattern is too easy to guess.';
  if (commonPasswords.has(lower) || commonPasswords.has(lower.replace(/[^a-z0-9]+$/, '')))
    return 'This is one of the commonest passwords; please choose another.';
  if (isTrivialWords(lower, email))
    return 'A password made of the e-mail address, our name or a usual word is too easy to guess.';
  return null;
}

/** One character or a short group of them, over and over. */
function isRepetition(text: string): boolean {
  return /^(.{1,8}?)\1+$/su.test(text) || new Set(text).size < 4;
}

/** The alphabet, a row of keys or the digits, forwards or backwards. */
function isLine(text: string): boolean {
  const backwards = [...text].reverse().join('');
  return LINES.some((line) => line.includes(text) || line.includes(backwards));
}

function isTrivialWords(text: string, email: string): boolean {
  const core = text.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const words = [...TRIVIAL_WORDS, ...wordsOf(brand.name), ...wordsOf(email)].sort(
    (a, b) => b.length - a.length,
  );
  return [core, withoutDisguise(core)].some((spelling) => {
    const letters = spelling.replace(/[^\p{L}]/gu, '');
    const own = words.reduce((rest, word) => rest.replaceAll(word, ''), letters);
    return own !== letters && own.length < OWN_LETTERS;
  });
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 3);
}

/** Reads p@ssw0rd as password. */
function withoutDisguise(text: string): string {
  const letters: Record<string, string> = {
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
    '!': 'i',
  };
  return text.replace(/[013457@$!]/g, (character) => letters[character] ?? character);
}
