import { tabStorage } from '@/lib/browser/tab-storage';
import type { EmailTemplate } from '@/lib/email/template';

/** What was typed, and when the version was saved that it began from. */
export type TemplateDraft = EmailTemplate & { expected: string };

const KEY = 'email-template-draft';

/** Keeps what was typed for this tab until it is saved, so that a reload or a new sign-in loses nothing. */
export function keepDraft(draft: TemplateDraft): void {
  tabStorage.write(KEY, JSON.stringify(draft));
}

export function readDraft(): TemplateDraft | null {
  const draft = tabStorage.readJson(KEY);
  return isDraft(draft) ? draft : null;
}

export function clearDraft(): void {
  tabStorage.remove(KEY);
}

function isDraft(value: unknown): value is TemplateDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { subject, body, expected } = value as Record<string, unknown>;
  return [subject, body, expected].every((text) => typeof text === 'string');
}
