let last: { id: string; fingerprint: string } | null = null;

/**
 * The id of a submit. The same text sent again keeps its id, so that the server stores it once; changed text is
 * another submission and gets an id of its own.
 */
export const attempt = {
  idFor(data: FormData): string {
    const fingerprint = JSON.stringify([...data].filter(([name]) => !name.startsWith('$')));
    if (last?.fingerprint !== fingerprint) last = { id: crypto.randomUUID(), fingerprint };
    return last.id;
  },
  done(): void {
    last = null;
  },
};
