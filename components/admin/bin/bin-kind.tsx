'use client';

import { useEffect, useRef } from 'react';
import { ListSelect } from '@/components/admin/list/list-select';
import { Button } from '@/components/ui/button';
import { activityKinds } from '@/lib/activity/kinds';
import { BIN, binAddress } from '@/lib/bin/list-view';
import { useListNavigation } from '../list/list-navigation';

const NOT_IN_BIN = ['e-mail template', 'person'];
const options = [
  { value: '', label: 'Everything' },
  ...activityKinds.filter(({ value }) => !NOT_IN_BIN.includes(value)),
];

/** What of the bin is shown. A plain form without JavaScript; with it the choice applies at once. */
export function BinKind({ kind }: { kind: string }) {
  const { go } = useListNavigation();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const control = form.current?.elements.namedItem('kind');
    if (control instanceof HTMLSelectElement) control.value = kind;
  }, [kind]);

  return (
    <search>
      <form
        ref={form}
        action={BIN}
        autoComplete="off"
        onChange={({ target }) =>
          target instanceof HTMLSelectElement && go(binAddress({ kind: target.value, before: '' }))
        }
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
