import { useState } from 'react';
import { type DraftState, draftKeeper, type PostDraftKeeper } from './draft-keeper';
import type { DraftPlace } from './local-draft';

export function useDraftKeeper(place: DraftPlace): { keeper: PostDraftKeeper; state: DraftState } {
  const [state, setState] = useState<DraftState>({ kind: 'none' });
  const [keeper] = useState(() => draftKeeper(place, setState));
  return { keeper, state };
}
