'use client';

import { useState } from 'react';
import type { AdminResult } from '@/lib/action';
import { call } from '@/lib/action/call';
import { toast } from '@/lib/browser/toast';
import { useListNavigation } from './list-navigation';

/** The dialog gives the focus back to the button that opened it first, and that is gone by now. */
const DIALOG_CLOSES_MS = 60;

type Texts = {
  removed: string;
  failed: string;
};

export function useRemoval<Item extends { id: string }>(
  items: readonly Item[],
  action: (input: unknown) => Promise<AdminResult<unknown>>,
  texts: Texts,
  inputOf: (item: Item) => object = ({ id }) => ({ id }),
) {
  const { refresh } = useListNavigation();
  const [asked, setAsked] = useState<Item | null>(null);
  const [pending, setPending] = useState(false);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [removedLast, setRemovedLast] = useState<Item | null>(null);
  const [sessionOver, setSessionOver] = useState(false);
  const [problem, setProblem] = useState('');

  function ask(item: Item | null) {
    setProblem('');
    setAsked(item);
  }

  /** `more` is what the person added to the answer. */
  async function confirm(more: object = {}) {
    if (!asked) return;
    setPending(true);
    const result = await call(action, { ...inputOf(asked), ...more });
    setPending(false);
    if (result.status === 'failure' && result.reason === 'invalid')
      return setProblem(Object.values(result.fieldErrors ?? {})[0] ?? result.message);
    const isOver = result.status === 'failure' && result.reason === 'session';
    setSessionOver(isOver);
    if (result.status === 'success' || isOver) ask(null);
    if (result.status === 'failure') {
      setProblem(`${texts.failed}: ${result.message}`);
      toast.error('Error', { description: `${texts.failed}: ${result.message}` });
      return;
    }
    toast.success('Success', { description: texts.removed });
    setRemoved((ids) => [...ids, asked.id]);
    setRemovedLast(asked);
    setTimeout(() => document.querySelector<HTMLElement>('[data-list]')?.focus(), DIALOG_CLOSES_MS);
    refresh();
  }

  return {
    items: items.filter(({ id }) => !removed.includes(id)),
    /** What was removed last and is not there again. */
    removedLast,
    /** It is there again. */
    takeBack(id: string) {
      setRemoved((ids) => ids.filter((each) => each !== id));
      setRemovedLast(null);
    },
    asked,
    ask,
    cancel: () => pending || ask(null),
    confirm,
    /** Why it is still there, or what to put right before it can be removed; empty when there is nothing. */
    problem,
    pending,
    sessionOver,
  };
}
