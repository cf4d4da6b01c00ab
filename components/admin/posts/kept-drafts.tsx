'use client';

import { SessionNotice } from '@/components/admin/layout/session-notice';
import { RowAction, RowActions, RowLink } from '@/components/admin/list/row-actions';
import { useRemoval } from '@/components/admin/list/use-removal';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { discardDraft } from '@/lib/blog/admin-actions';
import type { DraftEntry } from '@/lib/blog/admin-schema';
import { formatMoment } from '@/lib/format/dates';

const texts = { removed: 'Draft discarded.', failed: 'Failed to discard the draft' };
const kinds = {
  new: 'A new post',
  changes: 'Changes to a post',
  deleted: 'Changes to a post that was deleted',
} as const;

const titleOf = ({ title }: DraftEntry) => title.trim() || 'Untitled';

/** What was typed and never saved. Each ends by its own decision; the texts stay with those who typed them. */
export function KeptDrafts({ drafts }: { drafts: readonly DraftEntry[] }) {
  const removal = useRemoval(drafts, discardDraft, texts, ({ id, savedAt }) => ({
    ...{ id, seen: savedAt, writer: null },
  }));
  if (removal.items.length === 0) return null;
  return (
    <section aria-labelledby="kept-drafts" className="rounded-lg border bg-card p-4 sm:p-5">
      <h2 id="kept-drafts" className="heading-3">
        Drafts kept
      </h2>
      {removal.sessionOver && <SessionNotice />}
      <ul className="divide-y">
        {removal.items.map((draft) => (
          <Draft key={draft.id} draft={draft} onDiscard={removal.ask} />
        ))}
      </ul>
      <ConfirmDialog
        open={removal.asked !== null}
        onOpenChange={(isOpen) => isOpen || removal.cancel()}
        question="Discard this draft?"
        explanation={
          removal.asked
            ? `What you typed into “${titleOf(removal.asked)}” on ${formatMoment(removal.asked.savedAt)} is deleted on every device. This cannot be undone.`
            : undefined
        }
        confirmLabel="Discard draft"
        pending={removal.pending}
        problem={removal.problem}
        onConfirm={() => removal.confirm()}
      />
    </section>
  );
}

function Draft({ draft, onDiscard }: { draft: DraftEntry; onDiscard: (draft: DraftEntry) => void }) {
  const { id, postId, kind, isMine, owner, savedAt } = draft;
  const title = titleOf(draft);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3 last:pb-0">
      <div className="min-w-0">
        <p className="font-medium [overflow-wrap:anywhere]">{title}</p>
        <p className="text-sm text-muted-foreground [overflow-wrap:anywhere]">
          {kinds[kind]}, typed by {isMine ? 'you' : owner || 'a colleague'} on{' '}
          <time dateTime={savedAt}>{formatMoment(savedAt)}</time>
        </p>
      </div>
      {isMine && (
        <RowActions>
          <RowLink label={`Open the draft “${title}”`} href={`/admin/blog/${postId}?draft=${id}`}>
            Open
          </RowLink>
          <RowAction label={`Discard the draft “${title}”`} tone="danger" onClick={() => onDiscard(draft)}>
            Discard
          </RowAction>
        </RowActions>
      )}
    </li>
  );
}
