'use client';

import * as Radix from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

export const Tabs = Radix.Root;
export const TabsContent = Radix.Content;

export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return <Radix.List className={cn('flex border-b', className)} {...props} />;
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        'relative min-h-11 px-4 font-medium text-muted-foreground after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 hover:text-foreground aria-selected:text-foreground aria-selected:after:bg-rank',
        className,
      )}
      {...props}
    />
  );
}
