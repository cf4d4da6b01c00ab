import { useEffect, useRef } from 'react';
import { followedLink } from '@/lib/browser/followed-link';

/** Closes a menu that the browser opened by itself: on Escape, when it is left, and when one of its links is followed. */
export function useClosing() {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const listening = new AbortController();
    const close = () => menu.current?.removeAttribute('open');
    const isInside = ({ target }: Event) => target instanceof Node && menu.current?.contains(target);
    const leave = (event: Event) => {
      if (!isInside(event)) close();
    };
    const follow = (event: MouseEvent) => {
      if (isInside(event) && followedLink(event)) close();
    };
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      if (isInside(event)) menu.current.querySelector('summary')?.focus();
      close();
    };
    const { signal } = listening;
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    // Before a link of Next's prevents what the browser would do.
    document.addEventListener('click', follow, { signal, capture: true });
    document.addEventListener('keydown', giveUp, { signal });
    return () => listening.abort();
  }, []);

  return menu;
}
