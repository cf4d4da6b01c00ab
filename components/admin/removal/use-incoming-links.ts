import { useEffect, useState } from 'react';
import { call } from '@/lib/action/call';
import { listLinksTo } from '@/lib/removal/actions';
import type { IncomingLink } from '@/lib/removal/schema';

/** What leads to a page; null until that is known. */
export function useIncomingLinks(path: string) {
  const [links, setLinks] = useState<readonly IncomingLink[] | null>(null);
  const [problem, setProblem] = useState('');

  useEffect(() => {
    let isWanted = true;
    void call(listLinksTo, { path }).then((result) => {
      if (!isWanted) return;
      if (result.status === 'success') setLinks(result.data);
      else setProblem(`What links here could not be read. ${result.message}`);
    });
    return () => {
      isWanted = false;
    };
  }, [path]);

  return { links, problem };
}
