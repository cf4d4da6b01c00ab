'use client';

import { useEffect } from 'react';
import { hasFilters, listAddress, readView, type SubmissionView } from '@/lib/submissions/filters';
import { newsStore } from '@/lib/submissions/news';
import { ReadyButton } from '../layout/ready-button';
import { useListNavigation } from '../list/list-navigation';
import { useNews } from './use-news';

type NewsBarProps = {
  view: SubmissionView;
  /** When the list was read, by the clock of the database. */
  moment: string | null;
};

/** Says that submissions have come in since the list was read; nothing moves until one wants to see them. */
export function NewsBar({ view, moment }: NewsBarProps) {
  const { go, refresh } = useListNavigation();
  const { arrived } = useNews();
  const showsNewest = view.page === 1 && !hasFilters(view);

  useEffect(() => {
    if (moment && showsNewest) newsStore.seen(moment);
  }, [moment, showsNewest]);

  return (
    <div aria-live="polite" className="empty:absolute">
      {arrived > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-l-4 border-l-info bg-info/10 px-4 py-2 text-sm">
          <span className="grow font-medium">
            {arrived === 1 ? '1 new enquiry' : `${arrived} new enquiries`}
          </span>
          <ReadyButton
            variant="outline"
            size="sm"
            onClick={() => (showsNewest ? refresh() : go(listAddress(readView({}))))}
          >
            Show
          </ReadyButton>
        </div>
      )}
    </div>
  );
}
