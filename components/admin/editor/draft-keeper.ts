import type { KeptDraft } from '@/lib/blog/admin-schema';
import type { PostFields } from '@/lib/blog/post-fields';
import type { Typed as TypedFields } from '../form/draft-keeper';
import { calls } from './editor-calls';
import { type DraftPlace, forgetLocally, keepLocally } from './local-draft';

export type DraftState =
  | { kind: 'none' }
  | { kind: 'stored'; at: string }
  | { kind: 'failed'; message: string; isInTab: boolean };

type Typed = TypedFields<PostFields>;

/** From a change until the draft is on the site; whoever goes on writing has it stored as often. */
const STORE_AFTER_MS = 4000;
const TRY_AGAIN_AFTER_MS = 15_000;

export type PostDraftKeeper = ReturnType<typeof draftKeeper>;

/** Keeps what is typed into one opened editor as a draft of its own: in the tab at once, on the site every few seconds. */
export function draftKeeper(place: DraftPlace, onState: (state: DraftState) => void) {
  const writer = crypto.randomUUID();
  let draft = newDraft();
  let typed: Typed | null = null;
  let isSent = true;
  let isInTab = false;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let sending: Promise<boolean> = Promise.resolve(true);
  /** Drafts laid aside that the site has not taken yet. */
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();

  function stop(): void {
    if (timer) clearTimeout(timer);
    timer = null;
  }

  function later(milliseconds: number): void {
    timer ??= setTimeout(send, milliseconds);
  }

  function send(): Promise<boolean> {
    stop();
    const [of, what] = [draft, typed];
    if (!what) return sending;
    isSent = true;
    sending = sending.then(() => store(of, what));
    return sending;
  }

  function letGo(id: string): void {
    clearTimeout(waiting.get(id));
    waiting.delete(id);
  }

  async function store(of: Draft, what: Typed): Promise<boolean> {
    const { id, seen } = of;
    const { fields, basedOn } = what;
    const result = await calls.storeDraft({ id, seen, writer, postId: place.postId, basedOn, fields });
    if (result.status === 'success') {
      const { id: storedAs, savedAt } = result.data;
      if (storedAs !== id) forgetLocally(place, id);
      Object.assign(of, { id: storedAs, seen: savedAt });
      if (of === draft) onState({ kind: 'stored', at: savedAt });
      return true;
    }
    if (of === draft) {
      isSent = false;
      onState({ kind: 'failed', message: result.message, isInTab });
      later(TRY_AGAIN_AFTER_MS);
    } else {
      const again = () => {
        waiting.delete(id);
        sending = sending.then(() => store(of, what));
      };
      waiting.set(id, setTimeout(again, TRY_AGAIN_AFTER_MS));
    }
    return false;
  }

  async function end(): Promise<void> {
    const of = draft;
    stop();
    begin(newDraft());
    forgetLocally(place, of.id);
    await sending;
    forgetLocally(place, of.id);
    await calls.discardDraft({ id: of.id, seen: of.seen, writer });
  }

  function begin(next: Draft): void {
    draft = next;
    typed = null;
    isSent = true;
    onState({ kind: 'none' });
  }

  return {
    writer,
    id: () => draft.id,
    keep(now: Typed): void {
      typed = now;
      isSent = false;
      const savedAt = new Date().toISOString();
      isInTab = keepLocally(place, { ...now, id: draft.id, seen: draft.seen, savedAt });
      later(STORE_AFTER_MS);
    },
    /** Nothing is unsaved. Whoever takes back what they typed here has nothing to be offered later. */
    rest(): void {
      if (typed && !draft.isTakenUp) return void end();
      stop();
      typed = null;
    },
    /** Has what is typed on the site now. @returns whether it is there */
    flush: (): Promise<boolean> => (typed && !isSent ? send() : sending),
    end,
    layAside(): KeptDraft | null {
      if (!typed) return null;
      const kept = { ...typed, id: draft.id, seen: draft.seen, savedAt: new Date().toISOString() };
      void send();
      begin(newDraft());
      return kept;
    },
    takeUp({ id, seen }: KeptDraft): void {
      stop();
      letGo(id);
      begin({ id, seen, isTakenUp: true });
    },
    letGo,
  };
}

type Draft = { id: string; seen: string | null; isTakenUp: boolean };

function newDraft(): Draft {
  return { id: crypto.randomUUID(), seen: null, isTakenUp: false };
}
