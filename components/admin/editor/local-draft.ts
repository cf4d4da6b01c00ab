import { draftFieldsSchema, type PostFields, type StoredDraft } from '@/lib/blog/admin-schema';
import { tabStorage } from '@/lib/tab-storage';

const keyOf = (postId: string | null) => `post-draft:${postId ?? 'new'}`;

/** Keeps what was typed for this tab at once, before the site has it too. */
export function keepLocally(postId: string | null, fields: PostFields, basedOn: string | null): void {
  const draft: StoredDraft = { fields, basedOn, savedAt: new Date().toISOString() };
  tabStorage.write(keyOf(postId), JSON.stringify(draft));
}

export function readLocally(postId: string | null): StoredDraft | null {
  const kept = tabStorage.readJson(keyOf(postId));
  if (typeof kept !== 'object' || kept === null) return null;
  const { savedAt, basedOn, fields } = kept as Record<string, unknown>;
  const checked = draftFieldsSchema.safeParse(fields);
  if (!checked.success || typeof savedAt !== 'string') return null;
  return { fields: checked.data, savedAt, basedOn: typeof basedOn === 'string' ? basedOn : null };
}

export function forgetLocally(postId: string | null): void {
  tabStorage.remove(keyOf(postId));
}

/** The draft that was made last. */
export function newerDraft(one: StoredDraft | null, other: StoredDraft | null): StoredDraft | null {
  if (!one || !other) return one ?? other;
  return Date.parse(one.savedAt) >= Date.parse(other.savedAt) ? one : other;
}
