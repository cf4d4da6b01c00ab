'use client';

import { type ComponentProps, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { NativeSelect } from '@/components/ui/native-select';
import type { ListedService } from '@/lib/services/admin';
import { AddressField } from '../form/address-field';
import { IncomingLinks } from '../removal/incoming-links';

type ServiceRemovalProps = Pick<ComponentProps<typeof ConfirmDialog>, 'pending' | 'problem'> & {
  service: ListedService;
  others: readonly ListedService[];
  onCancel: () => void;
  onConfirm: (answer: { redirectTo: string; moveTo: string | null }) => void;
};

/** Asks before a service is taken away: what links there, who gets its city pages, where its visitors go. */
export function ServiceRemoval({ service, others, onCancel, onConfirm, ...state }: ServiceRemovalProps) {
  const [redirectTo, setRedirectTo] = useState('');
  const [moveTo, setMoveTo] = useState('');
  const { name, slug, cityPages } = service;
  const heir = others.find(({ id }) => id === moveTo);
  return (
    <ConfirmDialog
      {...state}
      open
      question="Are you sure you want to delete this service?"
      explanation={`${name}, with its page. It lies in the bin for 30 days.`}
      onOpenChange={(isOpen) => isOpen || onCancel()}
      confirmLabel="Delete"
      onConfirm={() => onConfirm({ redirectTo, moveTo: moveTo || null })}
    >
      <IncomingLinks path={`/services/${slug}`} />
      {cityPages > 0 && (
        <label className="mb-5 grid gap-1.5">
          <span className="font-medium">
            Give its {cityPages === 1 ? 'city page' : `${cityPages} city pages`} to
          </span>
          <NativeSelect value={moveTo} onChange={({ target }) => setMoveTo(target.value)}>
            <option value="">No service: then it stays</option>
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
          </NativeSelect>
        </label>
      )}
      <div className="mb-5">
        <AddressField
          label="Lead its visitors to"
          value={redirectTo}
          onChange={({ target }) => setRedirectTo(target.value)}
          hint={heir ? `Left empty, they find ${heir.name}.` : 'Left empty, visitors find no page.'}
        />
      </div>
    </ConfirmDialog>
  );
}
