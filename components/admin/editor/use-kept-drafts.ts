import { useEffect, useState } from 'react';
import type { KeptDraft } from '@/lib/blog/admin-schema';
import type { PostFields } from '@/lib/blog/post-fields';
import { toast } from '@/lib/browser/toast';
import { sameFields } from '../form/same-fields';
import { calls } from './editor-calls';
import { type DraftPlace, forgetLocally, keepLocally, readLocally, withLocal } from './local-draft';

export function useKeptDrafts(place: DraftPlace, stored: PostFields, fromSite: readonly KeptDraft[]) {
  const [drafts, setDrafts] = useState<readonly KeptDraft[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when the editor is opened
  useEffect(() => {
    const local = readLocally(place);
    const known = withLocal(fromSite, local);
    for (const { id } of local) forgetLocally(place, id);
    for (const draft of known) if (!fromSite.includes(draft)) keepLocally(place, draft);
    setDrafts(known.filter(({ fields }) => !sameFields(fields, stored)));
  }, []);

  const settle = (id: string) => setDrafts((before) => before.filter((draft) => draft.id !== id));

  async function discard({ id, seen }: KeptDraft, writer: string) {
    const result = await calls.discardDraft({ id, seen, writer });
    if (result.status === 'failure') {
      toast.error('Error', { description: `The draft was not discarded: ${result.message}` });
      return;
    }
    forgetLocally(place, id);
    settle(id);
    toast.success('Success', { description: 'Draft discarded.' });
  }

  return {
    drafts,
    add: (draft: KeptDraft) => setDrafts((before) => [draft, ...before]),
    /** It is being written on, so that it need not be offered. */
    settle,
    discard,
  };
}
