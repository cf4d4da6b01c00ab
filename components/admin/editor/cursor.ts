import type { MarkdownCommand } from './markdown-edit';

export type Cursor = {
  at: number;
  made: readonly MarkdownCommand[];
};

/** Where the cursor is, for whoever follows it: told to them alone, so that moving it renders nothing else. */
export function createCursor() {
  let cursor: Cursor = { at: 0, made: [] };
  const listeners = new Set<() => void>();
  return {
    get: () => cursor,
    set(next: Cursor) {
      if (next.at === cursor.at && next.made.join() === cursor.made.join()) return;
      cursor = next;
      for (const tell of listeners) tell();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type CursorStore = ReturnType<typeof createCursor>;
