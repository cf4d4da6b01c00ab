import { useEffect, useState } from 'react';
import type { PostFields, StoredDraft } from '@/lib/blog/admin-schema';
import { isSamePost } from '@/lib/blog/editor-diff';
import { newerDraft, readLocally } from './local-draft';

/** The draft that was left behind by a crash or a closed tab, as long as nobody has decided about it. */
export function useRecovery(postId: string | null, stored: PostFields, fromSite: StoredDraft | null) {
  const [draft, setDraft] = useState<StoredDraft | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when the editor is opened
  useEffect(() => {
    const newest = newerDraft(readLocally(postId), fromSite);
    if (newest && !isSamePost(newest.fields, stored)) setDraft(newest);
  }, []);

  return { draft, decide: () => setDraft(null) };
}
