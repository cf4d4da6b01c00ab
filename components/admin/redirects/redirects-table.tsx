'use client';

import { useState } from 'react';
import { DeletedNotice } from '@/components/admin/bin/deleted-notice';
import { SessionNotice } from '@/components/admin/layout/session-notice';
import { ListTable } from '@/components/admin/list/list-table';
import { useRemoval } from '@/components/admin/list/use-removal';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { removeRedirect } from '@/lib/redirects/admin-actions';
import type { Redirect } from '@/lib/redirects/schema';
import { useListNavigation } from '../list/list-navigation';
import { RedirectForm } from './redirect-form';
import { RedirectRow } from './redirect-row';

const COLUMNS = ['Source', 'Target', 'Hits', 'Last hit', 'Actions'];
const texts = { removed: 'Redirect removed successfully.', failed: 'Failed to remove redirect' };

export function RedirectsTable({ redirects }: { redirects: Redirect[] }) {
  const { refresh } = useListNavigation();
  const removal = useRemoval(redirects, removeRedirect, texts);
  const [edited, setEdited] = useState<Redirect | null>(null);

  return (
    <>
      {removal.sessionOver && <SessionNotice />}
      <DeletedNotice
        item={
          removal.removedLast && {
            ...{ kind: 'redirect', itemId: removal.removedLast.id, label: removal.removedLast.source },
          }
        }
        onBack={({ itemId }) => removal.takeBack(itemId)}
      />
      {removal.items.length > 0 && (
        <ListTable caption="Redirects, those added last first" columns={COLUMNS}>
          {removal.items.map((redirect) => (
            <RedirectRow key={redirect.id} redirect={redirect} onEdit={setEdited} onRemove={removal.ask} />
          ))}
        </ListTable>
      )}
      <Dialog open={edited !== null} onOpenChange={(isOpen) => isOpen || setEdited(null)}>
        <DialogContent title="Edit Redirect" description="Its hits stay.">
          <RedirectForm
            redirect={edited}
            onSaved={() => {
              setEdited(null);
              refresh();
            }}
          />
        </DialogContent>
      </Dialog>
      <ConfirmDialog
        open={removal.asked !== null}
        onOpenChange={(isOpen) => isOpen || removal.cancel()}
        question="Are you sure you want to remove this redirect?"
        explanation={
          removal.asked
            ? `Visitors of ${removal.asked.source} will find no page there. It lies in the bin for 30 days.`
            : undefined
        }
        confirmLabel="Remove"
        pending={removal.pending}
        problem={removal.problem}
        onConfirm={() => removal.confirm()}
      />
    </>
  );
}
