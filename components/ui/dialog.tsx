'use client';

import * as Radix from '@radix-ui/react-dialog';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { cn } from '@/lib/utils';
import { CloseIcon } from './icons';

export const Dialog = Radix.Root;
export const DialogTrigger = Radix.Trigger;
export const DialogClose = Radix.Close;

type DialogContentProps = Omit<ComponentProps<typeof Radix.Content>, 'title'> & {
  title: ReactNode;
  description?: ReactNode;
};

/** A window over the page: focus goes in and comes back, Escape closes it, and what is long scrolls inside it. */
export function DialogContent({
  title,
  description,
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onEscapeKeyDown,
  ...props
}: DialogContentProps) {
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Portal>
      <Radix.Overlay className="enter-fade fixed inset-0 z-50 bg-black/60" />
      <Radix.Content
        {...(description ? {} : { 'aria-describedby': undefined })}
        className={cn(
          'enter-fade fixed inset-x-0 bottom-0 z-50 mx-auto max-h-[92dvh] overflow-y-auto overscroll-contain rounded-t-lg border bg-background p-5 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:rounded-lg sm:p-7',
          className ?? 'max-w-2xl',
        )}
        onOpenAutoFocus={(event) => {
          opener.current = document.activeElement;
          onOpenAutoFocus?.(event);
        }}
        onEscapeKeyDown={(event) => {
          onEscapeKeyDown?.(event);
          // The first Escape closes a list that is open in the window; the library hears of it before the field does.
          if (
            event.target instanceof Element &&
            event.target.matches('[role="combobox"][aria-expanded="true"]')
          )
            event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event);
          // The library gives the focus back to a trigger of its own only.
          if (event.defaultPrevented || !(opener.current instanceof HTMLElement)) return;
          event.preventDefault();
          opener.current.focus();
        }}
        {...props}
      >
        <div className="mb-5 flex items-start justify-between gap-4">
          <div>
            <Radix.Title className="heading-3">{title}</Radix.Title>
            {description && (
              <Radix.Description className="mt-1 text-sm text-muted-foreground">
                {description}
              </Radix.Description>
            )}
          </div>
          <Radix.Close
            className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-md hover:bg-accent"
            aria-label="Close"
          >
            <CloseIcon />
          </Radix.Close>
        </div>
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}
