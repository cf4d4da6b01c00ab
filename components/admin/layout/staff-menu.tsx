'use client';

import type { ReactNode } from 'react';
import { ChevronDownIcon } from '@/components/ui/icons';
import { cn } from '@/lib/utils';
import { navItem } from './nav-item';
import { useClosing } from './use-closing';
import { useIsHere } from './use-is-here';

type StaffMenuProps = {
  name: ReactNode;
  paths: string[];
  /** Without it what is opened hangs on what is around the menu. */
  isAnchor?: boolean;
  panelClass: string;
  children: ReactNode;
};

/** Links behind a name. The browser opens it, also where no script runs; the group of the page that is shown is marked. */
export function StaffMenu({ name, paths, isAnchor = false, panelClass, children }: StaffMenuProps) {
  return (
    <details ref={useClosing()} name="staff-menu" className={cn('group/menu', isAnchor && 'relative')}>
      <summary
        aria-current={useIsHere(...paths) || undefined}
        className={`${navItem} cursor-pointer list-none gap-1 [&::-webkit-details-marker]:hidden`}
      >
        {name}
        <ChevronDownIcon className="size-4 transition-transform duration-200 group-open/menu:rotate-180" />
      </summary>
      <div
        className={`absolute z-50 rounded-md border bg-popover p-1 text-popover-foreground shadow-md ${panelClass}`}
      >
        {children}
      </div>
    </details>
  );
}
