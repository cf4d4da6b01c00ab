'use client';

import { useEffect } from 'react';
import { recordView } from '@/lib/blog/actions';

/** Counts a reading once the page has settled; reloading it in the same tab is the same reading. */
export function CountReading({ slug }: { slug: string }) {
  useEffect(() => {
    const key = `read:${slug}`;
    const timer = setTimeout(() => {
      try {
        if (sessionStorage.getItem(key)) return;
        sessionStorage.setItem(key, '1');
      } catch {
        // Without storage a reload cannot be told from a reading, so neither counts.
        return;
      }
      recordView(slug).catch(() => {});
    }, 1000);
    return () => clearTimeout(timer);
  }, [slug]);

  return null;
}
