'use client';

import { useState } from 'react';
import type { AdminResult } from '@/lib/action';
import { call } from '@/lib/call';
import { toast } from '@/lib/toast';
import { useListNavigation } from './list-navigation';

/** The dialog gives the focus back to the button that opened it first, and that is gone by now. */
const DIALOG_CLOSES_MS = 60;

type Texts = {
  removed: string;
  /** What stands before the reason. */
  failed: string;
};

/** Asks before an item of a list is removed, removes it, and says how that went. */
export function useRemoval<Item extends { id: string }>(
  items: readonly Item[],
  action: (input: unknown) => Promise<AdminResult<unknown>>,
  texts: Texts,
) {
  const { refresh } = useListNavigation();
  const [asked, setAsked] = useState<Item | null>(null);
  const [pending, setPending] = useState(false);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [sessionOver, setSessionOver] = useState(false);

  async function confirm() {
    if (!asked) return;
    setPending(true);
    const result = await call(action, { id: asked.id });
    setPending(false);
    setAsked(null);
    setSessionOver(result.status === 'failure' && result.reason === 'session');
    if (result.status === 'failure') {
      toast.error('Error', { description: `${texts.failed}: ${result.message}` });
      return;
    }
    toast.success('Success', { description: texts.removed });
    setRemoved((ids) => [...ids, asked.id]);
    setTimeout(() => document.querySelector<HTMLElement>('[data-list]')?.focus(), DIALOG_CLOSES_MS);
    refresh();
  }

  return {
    /** Those that are left. */
    items: items.filter(({ id }) => !removed.includes(id)),
    asked,
    ask: setAsked,
    cancel: () => pending || setAsked(null),
    confirm,
    pending,
    sessionOver,
  };
}
