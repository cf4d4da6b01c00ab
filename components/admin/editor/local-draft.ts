import { draftFieldsSchema, type KeptDraft } from '@/lib/blog/admin-schema';
import { readTabJson, tabKeysFrom, tabStorage } from '@/lib/browser/tab-storage';
import { sameFields } from '../form/same-fields';

export type DraftPlace = { owner: string; postId: string };

const startOf = ({ owner, postId }: DraftPlace) => `post-draft:${owner}:${postId}:`;

/** Keeps what was typed for this tab at once, before the site has it too. @returns whether it is kept */
export function keepLocally(place: DraftPlace, draft: KeptDraft): boolean {
  return tabStorage.write(startOf(place) + draft.id, JSON.stringify(draft));
}

export function readLocally(place: DraftPlace): KeptDraft[] {
  return tabKeysFrom(startOf(place)).flatMap((key) => toDraft(readTabJson(key)) ?? []);
}

function toDraft(kept: unknown): KeptDraft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { id, savedAt, basedOn, seen, fields } = kept as Record<string, unknown>;
  const checked = draftFieldsSchema.safeParse(fields);
  if (!checked.success || typeof id !== 'string' || typeof savedAt !== 'string') return null;
  return { id, fields: checked.data, savedAt, basedOn: textOrNull(basedOn), seen: textOrNull(seen) };
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

export function forgetLocally(place: DraftPlace, id: string): void {
  tabStorage.remove(startOf(place) + id);
}

/**
 * The drafts of the site and of this tab, the newest first. This tab's state of a draft is the later one, unless another
 * editor has gone on writing it: then there are two.
 */
export function withLocal(fromSite: readonly KeptDraft[], local: readonly KeptDraft[]): KeptDraft[] {
  const later = local.flatMap((draft) => {
    const known = fromSite.find(({ id }) => id === draft.id);
    if (!known) return draft;
    if (sameFields(known.fields, draft.fields)) return [];
    return known.seen === draft.seen ? draft : { ...draft, id: crypto.randomUUID(), seen: null };
  });
  const ids = new Set(later.map(({ id }) => id));
  return [...later, ...fromSite.filter(({ id }) => !ids.has(id))].sort(
    (one, other) => Date.parse(other.savedAt) - Date.parse(one.savedAt),
  );
}
