import { ListCell, ListRow, ListTable } from '@/components/admin/list/list-table';
import type { SheetFault } from '@/lib/cities/sheet/dry-run';

export function SheetFaults({ faults }: { faults: readonly SheetFault[] }) {
  if (faults.length === 0) return null;
  return (
    <ListTable caption="What is wrong with the sheet" columns={['Line', 'Column', 'What is wrong']}>
      {faults.map(({ line, column, message }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the faults of one sheet never move
        <ListRow key={index} head={`Line ${line}`}>
          <ListCell label="Column">{column || '–'}</ListCell>
          <ListCell label="What is wrong">{message}</ListCell>
        </ListRow>
      ))}
    </ListTable>
  );
}
