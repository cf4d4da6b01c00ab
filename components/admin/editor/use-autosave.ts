import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { PostFields } from '@/lib/blog/admin-schema';
import { calls } from './editor-calls';
import { forgetLocally, keepLocally } from './local-draft';

type Setting = {
  postId: string | null;
  /** The `updatedAt` of the state that was opened. */
  basedOn: string | null;
  fields: PostFields;
  isChanged: boolean;
  /** False while an earlier draft waits to be taken or thrown away: it must not be overwritten. */
  mayStore: boolean;
};
export type DraftState =
  | { kind: 'none' }
  | { kind: 'stored'; at: string }
  | { kind: 'failed'; message: string };

/** From a change until the draft is on the site; whoever goes on writing has it stored as often. */
const STORE_AFTER_MS = 4000;

/** Keeps what was typed: in this tab at once, on the site every few seconds. */
export function useAutosave({ postId, basedOn, fields, isChanged, mayStore }: Setting) {
  const [state, setState] = useState<DraftState>({ kind: 'none' });
  const latest = useRef({ postId, basedOn, fields });
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const hasDraft = useRef(false);

  /** Throws the drafts away, once one that is under way has arrived. */
  const forget = useCallback(async () => {
    const { postId: place } = latest.current;
    stop(timer);
    hasDraft.current = false;
    forgetLocally(place);
    await sending.current;
    setState({ kind: 'none' });
    await calls.discardDraft({ postId: place });
  }, []);

  useEffect(() => {
    latest.current = { postId, basedOn, fields };
    if (!isChanged) {
      // Whoever takes everything back has nothing to be offered later.
      if (hasDraft.current && mayStore) void forget();
      return;
    }
    hasDraft.current = true;
    keepLocally(postId, fields, basedOn);
    if (!mayStore) return;
    timer.current ??= setTimeout(() => {
      timer.current = null;
      sending.current = calls.storeDraft(latest.current).then((result) => {
        setState(
          result.status === 'success'
            ? { kind: 'stored', at: result.data.savedAt }
            : { kind: 'failed', message: result.message },
        );
      });
    }, STORE_AFTER_MS);
  }, [postId, basedOn, fields, isChanged, mayStore, forget]);

  useEffect(() => () => stop(timer), []);

  return { state, forget };
}

function stop(timer: RefObject<ReturnType<typeof setTimeout> | null>): void {
  if (timer.current) clearTimeout(timer.current);
  timer.current = null;
}
