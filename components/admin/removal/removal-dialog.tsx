'use client';

import { useId, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Input } from '@/components/ui/input';
import { IncomingLinks } from './incoming-links';

type RemovalDialogProps = {
  /** The address that is about to go; null while nothing is asked, empty for what visitors never saw. */
  path: string | null;
  question: string;
  explanation: string;
  pending: boolean;
  /** Why it was not removed; empty when nothing is wrong. */
  problem: string;
  onCancel: () => void;
  onConfirm: (redirectTo: string) => void;
};

/** Asks before a page is taken away: with what links there, and the offer to lead its visitors elsewhere. */
export function RemovalDialog({ path, onCancel, onConfirm, ...texts }: RemovalDialogProps) {
  const [redirectTo, setRedirectTo] = useState('');
  const id = useId();

  function close() {
    setRedirectTo('');
    onCancel();
  }

  return (
    <ConfirmDialog
      {...texts}
      open={path !== null}
      onOpenChange={(isOpen) => isOpen || close()}
      confirmLabel="Delete"
      onConfirm={() => onConfirm(redirectTo)}
    >
      {path && (
        <>
          <IncomingLinks path={path} />
          <div className="mb-5 grid gap-1.5">
            <label htmlFor={id} className="font-medium">
              Lead its visitors to
            </label>
            <Input
              id={id}
              value={redirectTo}
              onChange={({ target }) => setRedirectTo(target.value)}
              placeholder="/blog"
              autoComplete="off"
              spellCheck={false}
              aria-describedby={`${id}-hint`}
            />
            <p id={`${id}-hint`} className="text-sm text-muted-foreground">
              A path of this site, to which the redirects lead too. Left empty, visitors find no page.
            </p>
          </div>
        </>
      )}
    </ConfirmDialog>
  );
}
