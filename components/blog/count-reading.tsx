'use client';

import { useEffect } from 'react';
import { recordView } from '@/lib/blog/actions';
import { tabStorage } from '@/lib/tab-storage';

/** Counts a reading once the page has settled; reloading it in the same tab is the same reading. */
export function CountReading({ slug }: { slug: string }) {
  useEffect(() => {
    const key = `read:${slug}`;
    const timer = setTimeout(() => {
      // Without storage a reload cannot be told from a reading, so neither counts.
      if (tabStorage.read(key) || !tabStorage.write(key, '1')) return;
      recordView(slug).catch(() => {});
    }, 1000);
    return () => clearTimeout(timer);
  }, [slug]);

  return null;
}
