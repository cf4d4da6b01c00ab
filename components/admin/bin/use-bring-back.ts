import { useState } from 'react';
import { call } from '@/lib/action/call';
import { kindOf } from '@/lib/activity/kinds';
import { bringBack } from '@/lib/bin/admin-actions';
import { toast } from '@/lib/browser/toast';

export type BinItem = { kind: string; itemId: string; label: string };
/** What became of bringing an item back: where it is, what could not come back as it was, or why it did not. */
export type Outcome = { item: BinItem; address: string; notes: readonly string[]; problem: string };

export function useBringBack(onDone: () => void) {
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function bring(item: BinItem): Promise<void> {
    if (pending) return;
    setPending(true);
    const { kind, itemId } = item;
    const result = await call(bringBack, { kind, itemId });
    setPending(false);
    const address = kindOf(kind).address(encodeURIComponent(itemId));
    if (result.status === 'failure') {
      setOutcome({ item, address, notes: [], problem: result.message });
      return;
    }
    setOutcome({ item, address, notes: result.data.notes, problem: '' });
    toast.success('Brought back', { description: item.label });
    onDone();
  }

  return { bring, pending, outcome, forget: () => setOutcome(null) };
}
