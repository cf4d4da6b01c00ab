import { useState } from 'react';
import { postFieldErrors } from '@/lib/blog/admin-schema';
import type { Finding } from '@/lib/blog/review/types';
import { routes } from '@/lib/routes';
import type { PostEditorState } from './use-post-editor';
import type { Review } from './use-review';

export type SaveQuestion =
  | { kind: 'publish'; findings: readonly Finding[] }
  | { kind: 'unpublish'; path: string };

/** A save that asks first where it would publish what must be fixed, or take away a page that others link to. */
export function useSaveQuestion(editor: PostEditorState, review: Review) {
  const [question, setQuestion] = useState<SaveQuestion | null>(null);
  const [isChecking, setIsChecking] = useState(false);

  async function questionOf(): Promise<SaveQuestion | null> {
    const { fields, stored, post } = editor;
    if (postFieldErrors(fields) || fields.status === stored.status) return null;
    if (fields.status === 'draft')
      return post?.wasPublic ? { kind: 'unpublish', path: routes.post(stored.slug) } : null;
    const findings = await review.mustBeFixed(fields);
    return findings.length > 0 ? { kind: 'publish', findings } : null;
  }

  async function save(): Promise<void> {
    if (isChecking || editor.pending) return;
    setIsChecking(true);
    const needed = await questionOf();
    setIsChecking(false);
    if (needed) setQuestion(needed);
    else await editor.save();
  }

  return {
    save,
    question,
    pending: isChecking || editor.pending,
    cancel: () => setQuestion(null),
    confirm() {
      setQuestion(null);
      void editor.save();
    },
  };
}
