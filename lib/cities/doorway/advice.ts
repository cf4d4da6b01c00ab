import type { CityPageCheck } from './check-schema';

const few = (names: readonly string[], most = 6) => names.slice(0, most).join(', ');

/** What would have the page shown, in sentences; nothing when nothing is missing. */
export function adviceFor(check: CityPageCheck, city: string): string[] {
  const { limits, evidence, evidenceSentences, missing, ownWords, overlap, sentences } = check;
  const place = city || 'the city';
  const advice: string[] = [];
  if (overlap > limits.mostOverlap)
    advice.push(
      sentences.length > 0
        ? 'Write anew, or leave out, the sentences below that stand on other pages. A word exchanged here and there does not help.'
        : 'Write anew what follows another page sentence by sentence. A word exchanged here and there does not help.',
    );
  if (ownWords < limits.leastWords)
    advice.push(
      `Write some ${limits.leastWords - ownWords} words more that no other page has: who the customers in ${place} are, where they are, what they search for, what the work was.`,
    );
  const wanted = Math.max(limits.leastNames - evidence.length, limits.leastNames - evidenceSentences);
  if (wanted > 0 && missing.length > 0)
    advice.push(
      `Name ${wanted} more ${wanted === 1 ? 'place' : 'places'} of ${place} where you have something to say about ${wanted === 1 ? 'it' : 'them'}, in a sentence each: ${few(missing)}.`,
    );
  if (missing.length === 0 && evidence.length === 0)
    advice.push(`Put places of ${place} on record below: districts, streets, institutions and industries.`);
  return advice;
}
