import { useEffect, useRef } from 'react';
import { readSubmissionAddress, submissionAddress } from '@/lib/submissions/filters';

type SubmissionAddress = {
  list: string;
  /** Called when the browser's Back leads away from the submission that is shown, or its Forward to another one. */
  onTravel: (id: string) => void;
};

/** Gives the submission that is open an address, so that Back closes it and the address can be passed on. */
export function useSubmissionAddress({ list, onTravel }: SubmissionAddress) {
  const isOurs = useRef(false);
  const afterBack = useRef<(() => void) | null>(null);
  const travel = useRef(onTravel);

  useEffect(() => {
    travel.current = onTravel;
  });

  useEffect(() => {
    const follow = () => {
      const settle = afterBack.current;
      afterBack.current = null;
      isOurs.current = false;
      // The router listens too, and gives up what was asked of it before it has heard of this.
      if (settle) setTimeout(settle);
      else travel.current(readSubmissionAddress(Object.fromEntries(new URLSearchParams(location.search))));
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  return {
    show(id: string, isOpen: boolean) {
      const address = submissionAddress(id, list);
      if (isOpen) return history.replaceState(null, '', address);
      history.pushState(null, '', address);
      isOurs.current = true;
    },
    /** Takes the address back; `settled` is called when the browser has. */
    leave(settled: () => void) {
      if (isOurs.current) {
        afterBack.current = settled;
        history.back();
        return;
      }
      history.replaceState(null, '', list);
      settled();
    },
  };
}
