import { useEffect, useState } from 'react';
import { call } from '@/lib/action/call';
import { searchPages } from '@/lib/addresses/actions';
import type { FoundPage } from '@/lib/addresses/schema';
import { useSettled } from '../layout/use-settled';

type Found = {
  pages: readonly FoundPage[];
  /** For whoever cannot see the list. */
  saying: string;
  /** Why there is no list: an outage is no "nothing found". */
  problem: string;
};

const PAUSE_MS = 200;
const nothing: Found = { pages: [], saying: '', problem: '' };

/** The pages of the site whose names have what is typed. */
export function useFoundPages(typed: string, isWanted: boolean): Found {
  const words = typed.trim().slice(0, 200);
  const settled = useSettled(words, PAUSE_MS);
  const [answer, setAnswer] = useState(nothing);
  // An address of another site is typed whole.
  const isOffered = isWanted && !/^(?:[a-z]+:|#)/i.test(words);
  const isSearched = isOffered && settled === words;

  useEffect(() => {
    if (!isSearched) return;
    let isAwaited = true;
    void call(searchPages, { words: settled }).then((result) => {
      if (!isAwaited) return;
      setAnswer(
        result.status === 'success'
          ? { pages: result.data, saying: countOf(result.data.length), problem: '' }
          : { ...nothing, problem: `The pages could not be searched. ${result.message}` },
      );
    });
    return () => {
      isAwaited = false;
    };
  }, [settled, isSearched]);

  // While the next answer is on its way the last one stays, or the list would flicker with every letter.
  return isOffered ? answer : nothing;
}

function countOf(found: number): string {
  if (found === 0) return 'No page of the site has this in its name. The address can be typed whole.';
  return `${found} ${found === 1 ? 'page' : 'pages'} of the site. The arrow keys go through them.`;
}
