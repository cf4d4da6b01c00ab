'use client';

import * as Dialog from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/utils';
import { CloseIcon } from './icons';

export const Sheet = Dialog.Root;
export const SheetTrigger = Dialog.Trigger;
export const SheetClose = Dialog.Close;

type SheetContentProps = ComponentProps<typeof Dialog.Content> & { heading: ReactNode; caption: ReactNode };

/** A panel that slides in from the left over the page. */
export function SheetContent({ heading, caption, className, children, ...props }: SheetContentProps) {
  return (
    <Dialog.Portal>
      <Dialog.Overlay className="enter-fade fixed inset-0 z-50 bg-black/60" />
      <Dialog.Content
        className={cn(
          'enter-left fixed inset-y-0 left-0 z-50 flex w-[min(22rem,88vw)] flex-col overflow-y-auto border-r bg-background p-6',
          className,
        )}
        {...props}
      >
        <div className="flex items-start justify-between gap-4">
          <div>
            <Dialog.Title className="heading-3">{heading}</Dialog.Title>
            <Dialog.Description className="text-sm text-muted-foreground">{caption}</Dialog.Description>
          </div>
          <Dialog.Close
            className="-mt-2 -mr-2 grid size-11 place-items-center rounded-md hover:bg-accent"
            aria-label="Close menu"
          >
            <CloseIcon />
          </Dialog.Close>
        </div>
        {children}
      </Dialog.Content>
    </Dialog.Portal>
  );
}
