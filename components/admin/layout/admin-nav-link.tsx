'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { useIsHere } from './use-is-here';

type AdminNavLinkProps = { href: string; className: string; children: ReactNode };

export function AdminNavLink({ href, className, children }: AdminNavLinkProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={useIsHere(href) ? 'page' : undefined}
      className={className}
    >
      {children}
    </Link>
  );
}
