/** A note that is being written is kept for this tab, so that neither a failure nor a reload loses it. */
const key = (submissionId: string) => `submission-note:${submissionId}`;

export function readNoteDraft(submissionId: string): string {
  return quietly(() => sessionStorage.getItem(key(submissionId))) ?? '';
}

export function keepNoteDraft(submissionId: string, text: string): void {
  quietly(() =>
    text ? sessionStorage.setItem(key(submissionId), text) : sessionStorage.removeItem(key(submissionId)),
  );
}

/** A browser may refuse storage; notes work without it. */
function quietly<Value>(use: () => Value): Value | null {
  try {
    return use();
  } catch {
    return null;
  }
}
