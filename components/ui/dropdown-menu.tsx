'use client';

import * as Menu from '@radix-ui/react-dropdown-menu';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { CheckIcon } from './icons';

export const DropdownMenu = Menu.Root;
export const DropdownMenuTrigger = Menu.Trigger;
export const DropdownMenuRadioGroup = Menu.RadioGroup;

export function DropdownMenuContent({
  className,
  sideOffset = 8,
  ...props
}: ComponentProps<typeof Menu.Content>) {
  return (
    <Menu.Portal>
      <Menu.Content
        sideOffset={sideOffset}
        className={cn(
          'enter-fade z-50 min-w-44 rounded-md border bg-popover p-1 text-popover-foreground',
          className,
        )}
        {...props}
      />
    </Menu.Portal>
  );
}

const itemStyles =
  'flex min-h-11 cursor-default items-center gap-3 rounded-sm px-3 text-sm outline-offset-[-2px] select-none data-[highlighted]:bg-accent data-[disabled]:opacity-60';

export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Menu.Item>) {
  return <Menu.Item className={cn(itemStyles, className)} {...props} />;
}

export function DropdownMenuRadioItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Menu.RadioItem>) {
  return (
    <Menu.RadioItem className={cn(itemStyles, className)} {...props}>
      {children}
      <Menu.ItemIndicator className="ml-auto text-rank">
        <CheckIcon className="size-4" />
      </Menu.ItemIndicator>
    </Menu.RadioItem>
  );
}
