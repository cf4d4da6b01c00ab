'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

type NavLinkProps = {
  href: string;
  className?: string;
  prefetch?: false;
  children: ReactNode;
  onNavigate?: () => void;
};

/** A link of the navigation: it knows whether it leads to this page, and takes the page smoothly to its top. */
export function NavLink({ href, onNavigate, ...props }: NavLinkProps) {
  const pathname = usePathname();
  const current =
    pathname === href ? 'page' : href !== '/' && pathname.startsWith(`${href}/`) ? 'true' : undefined;
  return (
    <Link
      href={href}
      aria-current={current}
      scroll={false}
      onNavigate={() => {
        onNavigate?.();
        window.scrollTo({ top: 0 });
      }}
      {...props}
    />
  );
}
