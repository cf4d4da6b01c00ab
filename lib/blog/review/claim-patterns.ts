export type Claim = 'guarantee' | 'first place' | 'standing with Google' | 'speed';

const OUTCOME =
  '(?:rank(?:ing)?s?|positions?|(?:first|top) (?:page|place|position|spot|results?)|page (?:one|1)|top \\d+|(?:no\\.?|number|#) ?(?:1|one)|(?:organic |more )?traffic|results?|leads?|growth|visibility|seo)';
const ONE = '(?:(?:no\\.?|number) ?(?:1|one)|#\\s?1|first place|top (?:spot|position))';
const FIRM =
  '(?:agency|agencies|company|companies|consultants?|consultancy|experts?|firm|partner|team|specialists?)';

/** Spaces in a pattern stand for any; marks of emphasis are blanked out before. */
const pattern = (source: string) => {
  const spaced = source.replaceAll('[ -]', '[\\s-]+').replaceAll(' ?', '\\s*').replaceAll(' ', '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${spaced})(?![\\p{L}\\p{N}])`, 'giu');
};

/**
 * What no agency may say of itself. Google: "No one can guarantee a #1 ranking on Google", and nobody has a special
 * relationship with it or a priority submit.
 */
export const CLAIMS: readonly [Claim, RegExp][] = [
  ['guarantee', pattern(`guarantee(?:d|s|ing)?(?: [^.!?;:]{0,40}?)?[ -]${OUTCOME}`)],
  [
    'guarantee',
    pattern(`${OUTCOME}(?: on google| in google)?(?:,? (?:is|are|comes?|all))?[ -]guarantee(?:d|s)?`),
  ],
  [
    'guarantee',
    pattern(
      `promis(?:e|es|ed|ing)(?: [^.!?;:]{0,20}?)?[ -](?:rankings?|page (?:one|1)|(?:first|top) (?:page|place|position|spot))`,
    ),
  ],
  ['guarantee', pattern('100 ?% (?:success|guarantee(?:d)?|results?)')],
  [
    'first place',
    pattern(`${ONE}(?: (?:spot|position|ranking|place|result))? (?:on|in|at|with) (?:the )?google`),
  ],
  ['first place', pattern(`(?:no\\.?|number|#) ?(?:1|one)[ -](?:[\\p{L}-]+ ){0,3}${FIRM}`)],
  [
    'first place',
    pattern(
      '(?:rank|put|get|take|bring) (?:you|your [\\p{L}]+) (?:first|(?:(?:to|on|at) )?(?:the )?(?:top|first page|page one)) (?:of|on|in) google',
    ),
  ],
  ['first place', pattern("you(?: will|['’]ll) (?:rank|be|come) first (?:on|in) google")],
  [
    'first place',
    pattern(`(?:we(?: are|['’]re)|india['’]s) (?:the )?(?:best|leading|top) (?:[\\p{L}-]+ ){0,3}${FIRM}`),
  ],
  [
    'standing with Google',
    pattern('google[ -](?:approved|endorsed|recommended|authori[sz]ed|accredited|verified agency)'),
  ],
  ['standing with Google', pattern('(?:approved|endorsed|recommended|authori[sz]ed|accredited) by google')],
  [
    'standing with Google',
    pattern(
      '(?:special|priority|direct|inside|insider|secret|exclusive|close|privileged) (?:relationship|partnership|access|line|contacts?|connections?|ties)(?: (?:with|at|to|inside|into))? google',
    ),
  ],
  ['standing with Google', pattern('priority (?:submit|submission)s?')],
  [
    'standing with Google',
    pattern(
      '(?:official|premier|trusted|certified) google partner(?:ship)?|google[ -]certified (?:partner|agency)',
    ),
  ],
  ['standing with Google', pattern("(?:we(?: are|['’]re)|as|being) (?:an? )?google partner")],
  [
    'standing with Google',
    pattern('our (?:google partnership|(?:partnership|relationship|contacts?) (?:with|at) google)'),
  ],
  ['standing with Google', pattern('(?:we|are|is|been|being) (?:have )?partner(?:ed)? with google')],
  ['speed', pattern('(?:instant|overnight) (?:rankings?|results?|traffic)')],
  [
    'speed',
    pattern(
      `(?:rank(?:ed)?|${ONE}|first page|page one|top of google)(?: [^.!?;:]{0,30}?)? (?:in|within) (?:just |only )?\\d+ (?:hours?|days?)`,
    ),
  ],
];
