import { useEffect, useState } from 'react';
import { type DraftKeeper, type DraftState, draftKeeper, type Typed } from './draft-keeper';
import type { DraftPlace } from './local-draft';

export function useDraftKeeper(place: DraftPlace): { keeper: DraftKeeper; state: DraftState } {
  const [state, setState] = useState<DraftState>({ kind: 'none' });
  const [keeper] = useState(() => draftKeeper(place, setState));
  return { keeper, state };
}

/** Keeps what is typed. `basedOn` is the `updatedAt` of the state that was opened. */
export function useAutosave(keeper: DraftKeeper, isChanged: boolean, { fields, basedOn }: Typed): void {
  useEffect(() => {
    if (isChanged) keeper.keep({ fields, basedOn });
    else keeper.rest();
  }, [keeper, isChanged, fields, basedOn]);

  useEffect(() => {
    const flush = () => void keeper.flush();
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
