'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** After a change of page, a keyboard or screen reader goes on from the new page's heading. */
export function RouteFocus() {
  const pathname = usePathname();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (window.location.hash) return;
    const target = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('content');
    target?.setAttribute('tabindex', '-1');
    // Later than a closing drawer, which hands the focus back to its button.
    setTimeout(() => target?.focus({ preventScroll: true }));
  }, [pathname]);

  return null;
}
