import { commonPasswords } from './common-passwords';
import { passwordProblem } from './password';

const email = 'anita.deshpande@marigoldsearch.example';

describe('a password of an administrator', () => {
  test.each([
    'correct horse lamp river',
    'velvet-tractor-71',
    'Kq7#vR2m!xT9',
    'மழை பெய்யும் நாள்',
    'Marigold blossoms in October',
    'anita sells green umbrellas',
  ])('%s will do', (password) => expect(passwordProblem(password, email)).toBeNull());

  test.each([
    ['short', 'at least 12 characters'],
    ['elevenchars', 'at least 12 characters'],
    ['x9'.padEnd(73, 'Tr4ctor-river '), 'at most 72 characters'],
    ['velvet\ntractor-71', 'control characters'],
    ['919876543210', 'digits alone'],
    ['+91 98765 43210', 'digits alone'],
    ['aaaaaaaaaaaa', 'pattern'],
    ['abcabcabcabc', 'pattern'],
    ['qwertyqwerty', 'pattern'],
    ['zyxwvutsrqponm', 'pattern'],
    ['Qwertyuiopas', 'pattern'],
    ['1qaz2wsx3edc', 'commonest'],
    ['1Qaz2wsx3EDC!!', 'commonest'],
    ['ManchesterUnited', 'commonest'],
    ['Marigold2026', 'our name'],
    ['Marigold-Search-2026', 'our name'],
    ['M@rig0ldS3arch2024!', 'our name'],
    ['P@ssw0rd20242024', 'usual word'],
    ['Administrator#1', 'usual word'],
    ['Deshpande1987!', 'e-mail address'],
  ])('%j is refused: %s', (password, reason) => expect(passwordProblem(password, email)).toContain(reason));

  test('every common password is one that the length alone would let through', () => {
    for (const password of commonPasswords) expect(password.length).toBeGreaterThanOrEqual(12);
    expect(commonPasswords.size).toBeGreaterThan(100);
  });
});
