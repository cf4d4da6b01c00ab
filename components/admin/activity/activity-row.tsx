import { ListCell, ListRow } from '@/components/admin/list/list-table';
import { changeText } from '@/lib/activity/change-text';
import { entryName } from '@/lib/activity/entry-name';
import { kindOf } from '@/lib/activity/kinds';
import { type ActivityListView, activityAddress } from '@/lib/activity/list-view';
import type { ActivityEntry } from '@/lib/activity/schema';
import { formatMoment } from '@/lib/format/dates';
import { ChangeDetails } from './change-details';

type ActivityRowProps = { entry: ActivityEntry; view: ActivityListView };

export function ActivityRow({ entry, view }: ActivityRowProps) {
  const { kind, itemId, change } = entry;
  const { label: noun, address } = kindOf(kind);
  const name = entryName(entry);
  const ofItem = { ...view, person: '', kind, item: itemId, before: null };
  return (
    <ListRow
      head={
        <>
          {change === 'deleted' ? (
            name
          ) : (
            <a href={address(encodeURIComponent(itemId))} className="text-link">
              {name}
            </a>
          )}
          <span className="block text-sm font-normal text-muted-foreground">{noun}</span>
          {view.item === '' && (
            <a
              href={activityAddress(ofItem)}
              data-in-place=""
              aria-label={`All changes of “${name}”`}
              className="text-link text-sm font-normal"
            >
              All its changes
            </a>
          )}
        </>
      }
    >
      <ListCell label="Change">
        {changeText(entry)}
        {(change === 'changed' || change === 'deleted') && <ChangeDetails entry={entry} />}
      </ListCell>
      <ListCell label="Who">
        <span className="lg:inline-block lg:min-w-52">{entry.who}</span>
      </ListCell>
      <ListCell label="When">
        <time dateTime={entry.at} className="tabular-nums whitespace-nowrap">
          {formatMoment(entry.at)}
        </time>
      </ListCell>
    </ListRow>
  );
}
