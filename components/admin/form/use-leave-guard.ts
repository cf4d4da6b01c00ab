import { useEffect, useState } from 'react';
import { followedLink } from '@/lib/browser/followed-link';

/** Asks before unsaved changes are left behind by a link of the page, which no event of the window tells. */
export function useLeaveGuard(isChanged: boolean) {
  const [wanted, setWanted] = useState<string | null>(null);
  const isGuarded = isChanged && wanted === null;

  useEffect(() => {
    if (!isGuarded) return;
    function hold(event: MouseEvent) {
      const link = followedLink(event);
      if (!link || staysHere(link)) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(link.href);
    }
    document.addEventListener('click', hold, true);
    return () => document.removeEventListener('click', hold, true);
  }, [isGuarded]);

  return { wanted, stay: () => setWanted(null) };
}

/** Another part of the page is shown, or another tab is opened for it. */
function staysHere(link: HTMLAnchorElement): boolean {
  return Boolean(link.getAttribute('href')?.startsWith('#')) || link.closest('[data-new-tab]') !== null;
}
