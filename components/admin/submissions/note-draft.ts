import { tabStorage } from '@/lib/browser/tab-storage';

/** A note that is being written is kept for this tab, so that neither a failure nor a reload loses it. */
const key = (submissionId: string) => `submission-note:${submissionId}`;

export function readNoteDraft(submissionId: string): string {
  return tabStorage.read(key(submissionId)) ?? '';
}

export function keepNoteDraft(submissionId: string, text: string): void {
  if (text) tabStorage.write(key(submissionId), text);
  else tabStorage.remove(key(submissionId));
}
