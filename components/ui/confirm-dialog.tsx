'use client';

import { type ReactNode, useRef } from 'react';
import { Button, buttonVariants } from './button';
import { Dialog, DialogClose, DialogContent } from './dialog';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  question: string;
  explanation?: string;
  confirmLabel: string;
  pending?: boolean;
  problem?: string;
  children?: ReactNode;
  onConfirm: () => void;
};

/** Asks before something is lost. Cancel has the focus, so that a hasty Enter loses nothing. */
export function ConfirmDialog({
  open,
  onOpenChange,
  question,
  explanation,
  confirmLabel,
  pending = false,
  problem = '',
  children,
  onConfirm,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        role="alertdialog"
        title={question}
        description={explanation}
        className="max-w-md"
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          cancel.current?.focus();
        }}
      >
        {children}
        {problem && (
          <p role="alert" className="mb-4 text-destructive [overflow-wrap:anywhere]">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <DialogClose ref={cancel} className={buttonVariants({ variant: 'outline' })}>
            Cancel
          </DialogClose>
          <Button aria-disabled={pending} onClick={() => pending || onConfirm()} variant="destructive">
            {confirmLabel}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
