'use client';

import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { AddressField } from '../form/address-field';
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
          <div className="mb-5">
            <AddressField
              label="Lead its visitors to"
              hint="A page of this site, to which the redirects lead too: type its name, or its path. Left empty, visitors find no page."
              value={redirectTo}
              onChange={({ target }) => setRedirectTo(target.value)}
              placeholder="/blog"
            />
          </div>
        </>
      )}
    </ConfirmDialog>
  );
}
