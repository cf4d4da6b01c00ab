type Match = { start: number; end: number };

/** Where one thought ends: a claim after a "but we" is not covered by the "nobody" before it. */
const CLAUSE_END = /[.!?;:—–](?=\s|$)|,\s+(?=(?:but|yet|and|so)\s+(?:we|our|i)\b)/giu;
const SENTENCE_END = /[.!?](?=\s|$)/gu;

const NEGATION =
  /(?:\b(?:no[ -]?one|nobody|none|never|neither|nor|nothing|cannot|without|not(?!\s+only))\b|n['’]t\b|\bno\s+(?:[\p{L}-]+\s+){0,3}$|\binstead of\b|\brather than\b)/iu;
const CRITICISM =
  /\b(?:avoid(?:s|ing)?|bewar(?:e|y)|wary|careful|walk away|run (?:away|from)|red flags?|warning signs?|lie[sd]?|lying|liars?|myths?|scams?|fraud|false(?:ly)?|mislead(?:s|ing)?|dishonest|refuses?|rejects?|suspicious|suspect|distrust|doubt|illegal|banned|forbid(?:s|den)?|impossible|do(?:es)?(?:n['’]t| not) exist|is(?:n['’]t| not) (?:possible|real|true)|nonsense|too good to be true|leave|ignore|question|against)\b/iu;
const OURSELVES = /\b(?:we|our|ours|us|i|my|me)\b|['’](?:ve|re|ll)\b/iu;
const OTHERS =
  /\b(?:if|when|whenever|whoever|anyone who|anybody who|some(?:one|body)?|others?|those who|agencies that|an agency that|any agency)\b/iu;
const QUESTION = /^\s*(?:can|could|does|do|is|are|will|would|should|how|why|what|who|which)\b.*\?\s*$/isu;
const QUOTED =
  /“[^”\n]{1,200}”|"[^"\n]{1,200}"|‘[^’\n]{1,200}’(?!\p{L})|(?<![\p{L}\p{N}])'[^'\n]{1,200}'(?!\p{L})/gu;

/** No sentence is longer; without a bound the cost would grow with the square of the claims in a paragraph. */
const REACH = 600;

/** Whether a text quotes a claim, denies it or warns of it, instead of making it. */
export function isMentioned(whole: string, { start, end }: Match): boolean {
  const from = Math.max(0, start - REACH);
  return isMentionedIn(whole.slice(from, end + REACH), { start: start - from, end: end - from });
}

function isMentionedIn(text: string, claim: Match): boolean {
  if (isQuoted(text, claim)) return true;
  const clause = around(text, claim, CLAUSE_END);
  const sentence = around(text, claim, SENTENCE_END);
  const said = text.slice(clause.start, clause.end);
  const before = text.slice(clause.start, claim.start);
  if (NEGATION.test(before) || CRITICISM.test(said)) return true;
  const whole = text.slice(sentence.start, sentence.end);
  if (OURSELVES.test(whole)) return false;
  return CRITICISM.test(whole) || OTHERS.test(before) || QUESTION.test(whole);
}

function isQuoted(text: string, { start, end }: Match): boolean {
  return [...text.matchAll(QUOTED)].some(
    ({ index, 0: quote }) => index <= start && end <= index + quote.length,
  );
}

/** The clause or sentence around a claim. A full stop within the claim ("No. 1") ends nothing. */
function around(text: string, claim: Match, ends: RegExp): Match {
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(ends)) {
    const after = index + mark.length;
    if (after <= claim.start) start = after;
    else if (index >= claim.end) return { start, end: after };
  }
  return { start, end: text.length };
}
