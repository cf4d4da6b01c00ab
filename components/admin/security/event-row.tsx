import { ListCell, ListRow } from '@/components/admin/list/list-table';
import { formatMoment } from '@/lib/format/dates';
import type { SecurityEvent } from '@/lib/security/events/admin';
import { eventLabel } from '@/lib/security/events/kinds';

const count = new Intl.NumberFormat('en-IN');

export function EventRow({ event }: { event: SecurityEvent }) {
  const { kind, detail, lastAt, times, account, addressHash, requestId } = event;
  const head = (
    <>
      {eventLabel(kind)}
      {detail && <span className="block text-sm font-normal text-muted-foreground">{detail}</span>}
    </>
  );
  return (
    <ListRow head={head}>
      <ListCell label="Last time">
        <time dateTime={lastAt} className="tabular-nums whitespace-nowrap">
          {formatMoment(lastAt)}
        </time>
      </ListCell>
      <ListCell label="Times">
        <span className="tabular-nums">{count.format(times)}</span>
      </ListCell>
      <ListCell label="Account">{account || '–'}</ListCell>
      <ListCell label="Address">
        <code className="text-xs">{addressHash || '–'}</code>
      </ListCell>
      <ListCell label="Request">
        <code className="text-xs">{requestId || '–'}</code>
      </ListCell>
    </ListRow>
  );
}
