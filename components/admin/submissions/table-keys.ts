import type { SubmissionStatus } from '@/lib/submissions/filters';

export type TableCommand =
  | { kind: 'move'; by: 1 | -1 }
  | { kind: 'edge'; at: 'first' | 'last' }
  | { kind: 'open' }
  | { kind: 'status'; status: SubmissionStatus }
  | { kind: 'delete' }
  | { kind: 'undo' };

type Press = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; repeat: boolean };

const moves: Record<string, TableCommand> = {
  j: { kind: 'move', by: 1 },
  ArrowDown: { kind: 'move', by: 1 },
  k: { kind: 'move', by: -1 },
  ArrowUp: { kind: 'move', by: -1 },
  Home: { kind: 'edge', at: 'first' },
  End: { kind: 'edge', at: 'last' },
};
const deeds: Record<string, TableCommand> = {
  '1': { kind: 'status', status: 'new' },
  '2': { kind: 'status', status: 'contacted' },
  '3': { kind: 'status', status: 'closed' },
  Delete: { kind: 'delete' },
  u: { kind: 'undo' },
};

export const shortcuts = [
  { keys: ['J', '↓'], text: 'Next submission' },
  { keys: ['K', '↑'], text: 'Previous submission' },
  { keys: ['Home'], text: 'First submission of the page' },
  { keys: ['End'], text: 'Last submission of the page' },
  { keys: ['Enter'], text: 'Open the details' },
  { keys: ['1'], text: 'Set the status to New' },
  { keys: ['2'], text: 'Set the status to Contacted' },
  { keys: ['3'], text: 'Set the status to Closed' },
  { keys: ['Delete'], text: 'Ask to delete' },
  { keys: ['U'], text: 'Undo the last change' },
];

/**
 * Reads a key; null is none of ours. A key held down moves on, but changes nothing twice.
 * @param isOnRow whether the row itself has the focus and not a link or button in it, which Enter belongs to
 */
export function readKey(press: Press, isOnRow: boolean): TableCommand | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if (Object.hasOwn(moves, key)) return moves[key] ?? null;
  if (press.repeat) return null;
  if (key === 'Enter') return isOnRow ? { kind: 'open' } : null;
  return Object.hasOwn(deeds, key) ? (deeds[key] ?? null) : null;
}
