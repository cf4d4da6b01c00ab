'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

type NavLinkProps = { href: string; className?: string; children: ReactNode };

/** A link of the navigation that knows whether it leads to this page. */
export function NavLink({ href, ...props }: NavLinkProps) {
  const pathname = usePathname();
  const current =
    pathname === href ? 'page' : href !== '/' && pathname.startsWith(`${href}/`) ? 'true' : undefined;
  return <a href={href} aria-current={current} {...props} />;
}
