import { useEffect, useState } from 'react';

/** Asks before unsaved changes are left behind by a link of the page, which no event of the window tells. */
export function useLeaveGuard(isChanged: boolean) {
  const [wanted, setWanted] = useState<string | null>(null);
  const isGuarded = isChanged && wanted === null;

  useEffect(() => {
    if (!isGuarded) return;
    function hold(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || opensElsewhere(link)) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(link.href);
    }
    document.addEventListener('click', hold, true);
    return () => document.removeEventListener('click', hold, true);
  }, [isGuarded]);

  return { wanted, stay: () => setWanted(null) };
}

/** The page stays as it is: another part of it, or another tab. */
function opensElsewhere(link: HTMLAnchorElement): boolean {
  return (
    link.target === '_blank' ||
    Boolean(link.getAttribute('href')?.startsWith('#')) ||
    link.closest('[data-new-tab]') !== null
  );
}
