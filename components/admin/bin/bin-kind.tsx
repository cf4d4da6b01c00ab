'use client';

import { ListSelect } from '@/components/admin/list/list-select';
import { Button } from '@/components/ui/button';
import { activityKinds } from '@/lib/activity/kinds';
import { BIN, binAddress } from '@/lib/bin/list-view';
import { useListNavigation } from '../list/list-navigation';
import { useFilterForm } from '../list/use-filter-form';

const NOT_IN_BIN = ['e-mail template', 'person'];
const options = [
  { value: '', label: 'Everything' },
  ...activityKinds.filter(({ value }) => !NOT_IN_BIN.includes(value)),
];

/** What of the bin is shown. A plain form without JavaScript; with it the choice applies at once. */
export function BinKind({ kind }: { kind: string }) {
  const { go } = useListNavigation();
  const { form, applyNow } = useFilterForm({ kind }, (given) =>
    go(binAddress({ kind: given.kind ?? '', before: '' })),
  );

  return (
    <search>
      <form
        ref={form}
        action={BIN}
        autoComplete="off"
        onChange={applyNow}
        className="flex max-w-xs flex-wrap items-end gap-3 *:grow"
      >
        <ListSelect name="kind" label="What" value={kind} options={options} />
        <Button type="submit" variant="outline" className="hidden! noscript:inline-flex!">
          Apply filters
        </Button>
      </form>
    </search>
  );
}
