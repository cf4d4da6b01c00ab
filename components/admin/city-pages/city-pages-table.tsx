'use client';

import { SessionNotice } from '@/components/admin/layout/session-notice';
import { ListTable } from '@/components/admin/list/list-table';
import { useRemoval } from '@/components/admin/list/use-removal';
import { RemovalDialog } from '@/components/admin/removal/removal-dialog';
import { deleteCityPage } from '@/lib/cities/admin-actions';
import type { ListedCityPage } from '@/lib/cities/listed-city-page';
import { CityPageRow } from './city-page-row';

const COLUMNS = ['Page', 'State', 'Search engines', 'Views', 'Changed', 'Actions'];
const texts = { removed: 'City page deleted.', failed: 'Failed to delete city page' };

export function CityPagesTable({ pages }: { pages: ListedCityPage[] }) {
  const removal = useRemoval(pages, deleteCityPage, texts);
  const { asked } = removal;
  return (
    <>
      {removal.sessionOver && <SessionNotice />}
      {removal.items.length > 0 && (
        <ListTable caption="City pages, those changed last first" columns={COLUMNS}>
          {removal.items.map((page) => (
            <CityPageRow key={page.id} page={page} onDelete={removal.ask} />
          ))}
        </ListTable>
      )}
      <RemovalDialog
        path={asked && (asked.path ?? '')}
        question="Are you sure you want to delete this city page?"
        explanation={`${asked?.service} in ${asked?.city}. It lies in the bin for 30 days.`}
        pending={removal.pending}
        problem={removal.problem}
        onCancel={removal.cancel}
        onConfirm={(redirectTo) => removal.confirm({ redirectTo })}
      />
    </>
  );
}
