'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';

const load = () => import('./effects');

/** What a page does beyond being read: fetched when the page is already there, for it can wait. */
export function PageEffects() {
  const router = useRouter();
  const pathname = usePathname();

  useEffect(() => {
    const stop = load().then(({ start }) => start(router));
    return () => void stop.then((end) => end()).catch(() => {});
  }, [router]);

  useEffect(() => {
    const leave = load().then(({ enterPage }) => enterPage(pathname));
    return () => void leave.then((end) => end()).catch(() => {});
  }, [pathname]);

  return null;
}
