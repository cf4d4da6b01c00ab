import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import type { PostFields } from '@/lib/blog/post-fields';
import { routes } from '@/lib/routes';
import { SaveButton } from '../form/save-button';
import { ReadyButton } from '../layout/ready-button';
import type { DraftState } from './draft-keeper';
import { DraftLine } from './draft-line';
import type { PostEditorState } from './use-post-editor';

type EditorBarProps = {
  editor: PostEditorState;
  draft: DraftState;
  pending: boolean;
  /** How many things the review has found; absent until it has looked. */
  findings: number | undefined;
  onReview: () => void;
  children: ReactNode;
};

/** The buttons of the bar are smaller where four of them must stand side by side. */
export const barSize = 'max-sm:min-h-10 max-sm:px-3 max-sm:text-sm';

export function EditorBar({ editor, draft, pending, findings, onReview, children }: EditorBarProps) {
  const { post, stored, isChanged } = editor;
  return (
    <div
      data-editor-bar=""
      className="sticky top-0 z-10 -mx-(--admin-margin) mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 border-b bg-background px-(--admin-margin) py-2"
    >
      <div className="flex min-w-0 items-center gap-2.5">
        {post && <StateBadge fields={stored} />}
        <DraftLine state={draft} isChanged={isChanged} isNew={!post} />
        {post?.wasPublic && (
          <a
            href={routes.post(stored.slug)}
            target="_blank"
            rel="noopener"
            className="text-link shrink-0 text-sm"
          >
            View post
          </a>
        )}
      </div>
      <div className="ml-auto flex flex-wrap justify-end gap-2">
        {children}
        <ReadyButton onClick={onReview} variant="outline" className={barSize}>
          {findings ? `Review (${findings})` : 'Review'}
        </ReadyButton>
        <SaveButton pending={pending} aria-keyshortcuts="Control+S Meta+S" className={barSize}>
          Save
        </SaveButton>
      </div>
    </div>
  );
}

function StateBadge({ fields: { status, publish_at } }: { fields: PostFields }) {
  if (status === 'published') return <Badge tone="success">Published</Badge>;
  if (publish_at) return <Badge tone="info">Scheduled</Badge>;
  return <Badge>Draft</Badge>;
}
