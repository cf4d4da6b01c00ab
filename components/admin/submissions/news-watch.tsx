'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { newsStore } from '@/lib/submissions/news';
import { upTo99, useNews } from './use-news';

const PAUSE_MS = 25_000;
/** A page that nobody has touched for so long must not keep a session alive. */
const AWAKE_MS = 20 * 60_000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown'];

export function NewsWatch() {
  const { arrived } = useNews();
  const pathname = usePathname();

  useEffect(() => {
    let touched = performance.now();
    const touch = () => {
      touched = performance.now();
    };
    const ask = () => {
      const isAwake = performance.now() - touched < AWAKE_MS;
      if (document.visibilityState === 'visible' && isAwake) void newsStore.ask();
    };
    ask();
    const timer = setInterval(ask, PAUSE_MS);
    document.addEventListener('visibilitychange', ask);
    for (const kind of TOUCHES) addEventListener(kind, touch, { passive: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      for (const kind of TOUCHES) removeEventListener(kind, touch);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another title
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\+?\) /, '');
    document.title = arrived > 0 ? `(${upTo99(arrived)}) ${title}` : title;
  }, [arrived, pathname]);

  return null;
}
