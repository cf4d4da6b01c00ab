import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { controlStyles } from './control-styles';
import { ChevronDownIcon } from './icons';

/** The browser's own select, which every phone shows in its own way. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select className={cn(controlStyles, 'h-12 appearance-none pr-11', className)} {...props}>
        {children}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2" />
    </span>
  );
}
