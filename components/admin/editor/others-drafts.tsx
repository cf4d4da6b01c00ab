import type { DraftEntry } from '@/lib/blog/admin-schema';
import { formatMoment } from '@/lib/format/dates';
import { Notice } from '../layout/notice';

/** Who else is writing, before two people find out by a conflict. */
export function OthersDrafts({ drafts }: { drafts: readonly DraftEntry[] }) {
  if (drafts.length === 0) return null;
  return (
    <Notice tone="info" role="status">
      {drafts.map(({ id, owner, savedAt }) => (
        <p key={id} className="[overflow-wrap:anywhere]">
          {owner || 'A colleague'} typed into this post on {formatMoment(savedAt)} and has not saved it.
        </p>
      ))}
    </Notice>
  );
}
