'use client';

import { useEffect, useRef, useState } from 'react';
import { DeletedNotice } from '@/components/admin/bin/deleted-notice';
import { SessionNotice } from '@/components/admin/layout/session-notice';
import { ListCell, ListRow, ListTable } from '@/components/admin/list/list-table';
import { RowAction, RowActions, RowLink } from '@/components/admin/list/row-actions';
import { useRemoval } from '@/components/admin/list/use-removal';
import { AreaGlyph } from '@/components/services/area-glyph';
import { Badge } from '@/components/ui/badge';
import { call } from '@/lib/action/call';
import { toast } from '@/lib/browser/toast';
import type { ListedService } from '@/lib/services/admin';
import { deleteService, moveService } from '@/lib/services/admin-actions';
import { serviceIcon } from '@/lib/services/icons';
import { useListNavigation } from '../list/list-navigation';
import { ServiceRemoval } from './service-removal';

const COLUMNS = ['Service', 'State', 'City pages', 'Order', 'Actions'];
const texts = { removed: 'Service deleted.', failed: 'Failed to delete service' };

export function ServicesTable({ services }: { services: ListedService[] }) {
  const removal = useRemoval(services, deleteService, texts);
  const { refresh } = useListNavigation();
  const [isMoving, setIsMoving] = useState(false);
  const held = useRef<Element | null>(null);
  const { asked, items, removedLast } = removal;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that is put elsewhere loses the focus
  useEffect(() => {
    if (document.activeElement === document.body && held.current instanceof HTMLElement) held.current.focus();
    held.current = null;
  }, [services]);

  async function move({ id, name }: ListedService, to: number) {
    if (isMoving) return;
    setIsMoving(true);
    held.current = document.activeElement;
    const result = await call(moveService, { id, to });
    setIsMoving(false);
    if (result.status === 'failure') toast.error('Error', { description: result.message });
    else toast.success('Success', { description: `${name} stands at place ${to + 1} now.` });
    refresh();
  }

  return (
    <>
      {removal.sessionOver && <SessionNotice />}
      <DeletedNotice
        item={removedLast && { kind: 'service', itemId: removedLast.id, label: removedLast.name }}
        onBack={({ itemId }) => removal.takeBack(itemId)}
      />
      <ListTable caption="Services in the order of the site" columns={COLUMNS}>
        {items.map((service, index) => (
          <ListRow
            key={service.id}
            head={
              <a href={`/admin/services/${service.id}`} className="text-link inline-flex items-center gap-3">
                <AreaGlyph icon={serviceIcon(service.icon)} className="h-8 w-13 shrink-0" />
                {service.name}
              </a>
            }
          >
            <ListCell label="State">
              <Badge tone={service.status === 'published' ? 'success' : 'neutral'}>
                {service.status === 'published' ? 'Published' : 'Draft'}
              </Badge>
            </ListCell>
            <ListCell label="City pages">
              <span className="tabular-nums">{service.cityPages}</span>
            </ListCell>
            <ListCell label="Order">
              <RowActions>
                <RowAction
                  label={`Move ${service.name} up`}
                  idle={index === 0}
                  onClick={() => move(service, index - 1)}
                >
                  Up
                </RowAction>
                <RowAction
                  label={`Move ${service.name} down`}
                  idle={index === items.length - 1}
                  onClick={() => move(service, index + 1)}
                >
                  Down
                </RowAction>
              </RowActions>
            </ListCell>
            <ListCell>
              <RowActions>
                <RowLink label={`Edit ${service.name}`} href={`/admin/services/${service.id}`}>
                  Edit
                </RowLink>
                <RowAction
                  label={`Delete ${service.name}`}
                  tone="danger"
                  onClick={() => removal.ask(service)}
                >
                  Delete
                </RowAction>
              </RowActions>
            </ListCell>
          </ListRow>
        ))}
      </ListTable>
      {asked && (
        <ServiceRemoval
          service={asked}
          others={items.filter(({ id }) => id !== asked.id)}
          pending={removal.pending}
          problem={removal.problem}
          onCancel={removal.cancel}
          onConfirm={(answer) => removal.confirm(answer)}
        />
      )}
    </>
  );
}
