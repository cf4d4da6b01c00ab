import { useEffect, useState } from 'react';
import { useSettled } from '../layout/use-settled';
import { calls } from './editor-calls';

const PAUSE_MS = 600;

export function usePreview(content: string) {
  const settled = useSettled(content, PAUSE_MS);
  const [shown, setShown] = useState('');
  const [problem, setProblem] = useState('');

  useEffect(() => {
    let isWanted = true;
    void calls.renderPreview({ content: settled }).then((result) => {
      if (!isWanted) return;
      setProblem(result.status === 'failure' ? result.message : '');
      if (result.status === 'success') setShown(result.data);
    });
    return () => {
      isWanted = false;
    };
  }, [settled]);

  return { shown, problem };
}
