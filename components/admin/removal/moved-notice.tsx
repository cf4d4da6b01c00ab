'use client';

import { useId } from 'react';
import { Notice } from '../layout/notice';
import { LinkList } from './incoming-links';
import { useIncomingLinks } from './use-incoming-links';
import type { MovedLinks } from './use-moved-links';

type MovedNoticeProps = {
  /** Where the page is, as visitors know it. */
  former: string;
  /** Where it will be once this is saved. */
  next: string;
  moved: MovedLinks;
};

/** Said at a slug that was changed: what links to the page, that a redirect stays, and the offer to change the links. */
export function MovedNotice({ former, next, moved }: MovedNoticeProps) {
  const found = useIncomingLinks(former);
  const id = useId();
  const canFollow = found.links?.some(({ kind }) => kind !== 'redirect');
  return (
    <Notice tone="info" role="status">
      <p className="text-sm [overflow-wrap:anywhere]">
        Readers of {former} will be led to {next} for good, by a redirect.
      </p>
      <div className="-mb-5">
        <LinkList path={former} {...found} />
      </div>
      {canFollow && (
        <div className="mt-2 flex items-start gap-3 text-sm">
          <input
            id={id}
            type="checkbox"
            checked={moved.isWanted}
            onChange={({ target }) => moved.setIsWanted(target.checked)}
            className="size-5 shrink-0 accent-[var(--rank)]"
          />
          <label htmlFor={id}>Change these links to the new address when this is saved</label>
        </div>
      )}
    </Notice>
  );
}
