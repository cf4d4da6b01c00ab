'use client';

import { useRef } from 'react';
import { buttonStyles } from './button-styles';
import { Dialog, DialogClose, DialogContent } from './dialog';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  question: string;
  /** What cannot be undone, or what else goes with it. */
  explanation?: string;
  confirmLabel: string;
  pending?: boolean;
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
        <div className="flex flex-wrap justify-end gap-3">
          <DialogClose ref={cancel} className={buttonStyles('outline')}>
            Cancel
          </DialogClose>
          <button
            type="button"
            aria-disabled={pending}
            onClick={() => pending || onConfirm()}
            className={buttonStyles('destructive')}
          >
            {confirmLabel}
          </button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
