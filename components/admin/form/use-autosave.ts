import { useEffect } from 'react';
import type { DraftKeeper, Typed } from './draft-keeper';

/** Keeps what is typed, and has it stored when the page is left or the network comes back. */
export function useAutosave<Fields>(
  keeper: DraftKeeper<Fields> | undefined,
  isChanged: boolean,
  { fields, basedOn }: Typed<Fields>,
): void {
  useEffect(() => {
    if (isChanged) keeper?.keep({ fields, basedOn });
    else keeper?.rest();
  }, [keeper, isChanged, fields, basedOn]);

  useEffect(() => {
    const flush = () => void keeper?.flush();
    const leave = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('online', flush);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('online', flush);
      flush();
    };
  }, [keeper]);
}
