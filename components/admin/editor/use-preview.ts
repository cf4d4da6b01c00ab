import { type ReactElement, startTransition, useEffect, useState } from 'react';
import { useSettled } from '../layout/use-settled';
import { calls } from './editor-calls';

const PAUSE_MS = 600;

/** The text as its page would show it, some moments after it was typed. */
export function usePreview(content: string) {
  const settled = useSettled(content, PAUSE_MS);
  const [shown, setShown] = useState<ReactElement | null>(null);
  const [problem, setProblem] = useState('');

  useEffect(() => {
    let isWanted = true;
    void calls.renderPreview({ content: settled }).then((result) => {
      if (!isWanted) return;
      setProblem(result.status === 'failure' ? result.message : '');
      // What is shown stays until the rest of a long answer has come.
      if (result.status === 'success') startTransition(() => setShown(result.data));
    });
    return () => {
      isWanted = false;
    };
  }, [settled]);

  return { shown, problem };
}
