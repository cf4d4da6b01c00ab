import { usePathname } from 'next/navigation';

/** Whether one of these pages of the staff area, or one below it, is shown. */
export function useIsHere(...paths: string[]): boolean {
  const pathname = usePathname();
  return paths.some((path) => pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`)));
}
