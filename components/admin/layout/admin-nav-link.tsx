'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

type AdminNavLinkProps = { href: string; children: ReactNode };

export function AdminNavLink({ href, children }: AdminNavLinkProps) {
  const pathname = usePathname();
  const isHere = href === '/admin' ? pathname === href : pathname.startsWith(href);
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={isHere ? 'page' : undefined}
      className="relative flex min-h-11 items-center px-3 text-[0.9375rem] font-medium text-muted-foreground transition-colors duration-200 after:absolute after:inset-x-3 after:bottom-1 after:h-0.5 hover:text-foreground aria-[current]:text-foreground aria-[current]:after:bg-rank"
    >
      {children}
    </Link>
  );
}
