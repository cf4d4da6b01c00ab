'use client';

import { ListSelect } from '@/components/admin/list/list-select';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import type { Person } from '@/lib/activity/admin';
import { activityKinds, kindOf } from '@/lib/activity/kinds';
import { ACTIVITY, type ActivityListView, activityAddress, SYSTEM } from '@/lib/activity/list-view';
import { THE_SYSTEM } from '@/lib/activity/schema';
import { useListNavigation } from '../list/list-navigation';
import { useFilterForm } from '../list/use-filter-form';

type ActivityFiltersProps = { view: ActivityListView; people: readonly Person[] };

/** A plain form without JavaScript; with it every choice applies at once. */
export function ActivityFilters({ view, people }: ActivityFiltersProps) {
  const { go } = useListNavigation();
  const { person, kind, item } = view;
  const { form, applyNow } = useFilterForm({ person, kind }, (given) =>
    go(
      activityAddress({
        ...{ item: '', before: null },
        ...{ person: given.person ?? '', kind: given.kind ?? '' },
      }),
    ),
  );

  const persons = [
    { value: '', label: 'Everybody' },
    ...people.map(({ id, email }) => ({ value: id, label: email || 'Somebody' })),
    { value: SYSTEM, label: THE_SYSTEM },
  ];
  const kinds = [{ value: '', label: 'Everything' }, ...activityKinds];
  return (
    <search>
      <form
        ref={form}
        action={ACTIVITY}
        autoComplete="off"
        onChange={applyNow}
        className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
      >
        <ListSelect name="person" label="Who" value={person} options={persons} />
        <ListSelect name="kind" label="What" value={kind} options={kinds} />
        <Button type="submit" variant="outline" className="hidden! noscript:inline-flex!">
          Apply filters
        </Button>
        {(person || kind || item) && (
          <ButtonLink href={ACTIVITY} data-in-place="filters" variant="ghost">
            Clear filters
          </ButtonLink>
        )}
      </form>
      {item && (
        <p className="mt-3 text-sm text-muted-foreground">
          Only the changes of one {kindOf(kind).label.toLowerCase()}.
        </p>
      )}
    </search>
  );
}
