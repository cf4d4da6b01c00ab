import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { controlStyles } from './control-styles';
import { ChevronDownIcon } from './icons';

/** The browser's own choice: phones show it as a wheel or a sheet, it works without scripts, and screen readers know it. */
export function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select className={cn(controlStyles, 'h-11 appearance-none pr-11!', className)} {...props} />
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2" />
    </span>
  );
}
