'use client';

import { addDays } from 'date-fns';
import { ListCell, ListRow, ListTable } from '@/components/admin/list/list-table';
import { RowAction, RowActions } from '@/components/admin/list/row-actions';
import { entryName } from '@/lib/activity/entry-name';
import { kindOf } from '@/lib/activity/kinds';
import type { BinEntry } from '@/lib/bin/schema';
import { formatMoment } from '@/lib/format/dates';
import { useListNavigation } from '../list/list-navigation';
import { OutcomeNotice } from './outcome-notice';
import { useBringBack } from './use-bring-back';

const COLUMNS = ['What', 'Deleted', 'By', 'Ends', 'Actions'];
const DAYS_IN_BIN = 30;

type BinTableProps = { entries: readonly BinEntry[]; isFiltered: boolean };

export function BinTable({ entries, isFiltered }: BinTableProps) {
  const { refresh } = useListNavigation();
  const { bring, pending, outcome } = useBringBack(refresh);
  return (
    <>
      {outcome && <OutcomeNotice outcome={outcome} />}
      {entries.length === 0 ? (
        <p className="rounded-lg border px-6 py-14 text-center">
          {isFiltered ? 'Nothing of this kind lies in the bin.' : 'The bin is empty.'}
        </p>
      ) : (
        <ListTable caption="What was deleted, the latest first" columns={COLUMNS}>
          {entries.map((entry) => {
            const noun = kindOf(entry.kind).label;
            const name = entryName(entry);
            return (
              <ListRow
                key={entry.id}
                head={
                  <>
                    {name}
                    <span className="block text-sm font-normal text-muted-foreground">{noun}</span>
                  </>
                }
              >
                <ListCell label="Deleted">
                  <Moment value={entry.at} />
                </ListCell>
                <ListCell label="By">{entry.who}</ListCell>
                <ListCell label="Ends">
                  <Moment value={addDays(entry.at, DAYS_IN_BIN).toISOString()} />
                </ListCell>
                <ListCell>
                  <RowActions>
                    <RowAction
                      label={`Bring back “${name}”`}
                      onClick={() => pending || bring({ ...entry, label: name })}
                    >
                      Bring back
                    </RowAction>
                  </RowActions>
                </ListCell>
              </ListRow>
            );
          })}
        </ListTable>
      )}
    </>
  );
}

function Moment({ value }: { value: string }) {
  return (
    <time dateTime={value} className="tabular-nums whitespace-nowrap">
      {formatMoment(value)}
    </time>
  );
}
