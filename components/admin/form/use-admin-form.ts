import { useLayoutEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { AdminFailure, AdminResult } from '@/lib/action';
import type { SaveAnswer, Stored } from '@/lib/action/save-answer';
import { toast } from '@/lib/browser/toast';
import { withTypedMeanwhile } from '@/lib/browser/typed-meanwhile';
import type * as z from '@/lib/validation/zod';
import type { DraftKeeper } from './draft-keeper';
import { sameFields } from './same-fields';
import { useAttempt } from './use-attempt';
import { useAutosave } from './use-autosave';
import { useFields } from './use-fields';
import { useUnloadWarning } from './use-unload-warning';

type AdminFormOptions<Fields extends FieldValues, Kept extends Stored<Fields>> = {
  /** Null for what is new. */
  opened: Kept | null;
  empty: Fields;
  /** What a save needs; its output is what is stored. */
  schema: z.ZodType<Fields>;
  /** `expected` and `stored` are null for what is new. */
  save: (
    fields: Fields,
    expected: string | null,
    stored: Kept | null,
  ) => Promise<AdminResult<SaveAnswer<Kept>>>;
  /** Without one, as for a password, nothing typed is kept and nobody is held back. */
  keeper?: DraftKeeper<Fields>;
  /** The form is as it was opened after each save, ready for the next one. */
  startsAnew?: boolean;
  onSaved?: (stored: Kept, isNew: boolean, isTypedInto: boolean) => void;
  onFailure?: (failure: AdminFailure, isNew: boolean) => void;
  /** Something else is about to take the place of what was typed. */
  onReplace?: () => void;
};

/**
 * A form of the staff area: what is typed, what is wrong with it, where it is kept until it is saved, and what became of
 * saving it. Nothing typed is lost: neither what is typed while a save is under way, nor when the session has ended, nor
 * when somebody else was quicker.
 */
export function useAdminForm<Fields extends FieldValues, Kept extends Stored<Fields>>(
  options: AdminFormOptions<Fields, Kept>,
) {
  const { opened, empty, schema, keeper } = options;
  const [stored, setStored] = useState(opened);
  const [expected, setExpected] = useState(opened?.updatedAt ?? null);
  const [revision, setRevision] = useState(0);
  const [theirs, setTheirs] = useState<Kept | null>(null);
  const [isGone, setIsGone] = useState(false);
  const [wasKept, setWasKept] = useState(false);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const base = stored?.fields ?? empty;
  const form = useFields(schema, base);
  const { fields, errors, change } = form;
  const { attempt, attempts, failure, forgive } = useAttempt(form);
  const isChanged = !sameFields(fields, base);

  useAutosave(keeper, isChanged, { fields, basedOn: expected });
  useUnloadWarning(isChanged && keeper !== undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when the form is opened
  useLayoutEffect(() => {
    const kept = keeper?.kept?.();
    if (!kept) return;
    replace(kept.fields, opened ? kept.basedOn : null);
    setWasKept(true);
  }, []);

  function replace(changed: Partial<Fields>, basedOn = expected): void {
    change(changed);
    setExpected(basedOn);
    setRevision((number) => number + 1);
  }

  async function save(basedOn = expected): Promise<void> {
    if (stored?.updatedAt && basedOn === stored.updatedAt && !isChanged)
      return toast.info('Nothing to save', { description: 'Everything is saved.' });
    setSavedAt(null);
    await attempt(async (sent) => {
      const result = await options.save(sent, basedOn, stored);
      if (result.status === 'success') return take(result.data, sent, basedOn);
      options.onFailure?.(result, basedOn === null);
      return result;
    });
  }

  function take(answer: SaveAnswer<Kept>, sent: Fields, basedOn: string | null): undefined {
    if (answer.kind === 'gone') setIsGone(true);
    else if (answer.kind === 'saved') finish(answer.stored, sent, basedOn);
    // An earlier attempt was stored and its answer lost on the way.
    else if (sameFields(asStored(sent), answer.theirs.fields)) finish(answer.theirs, sent, basedOn);
    else setTheirs(answer.theirs);
  }

  function asStored(sent: Fields): Fields {
    return schema.safeParse(sent).data ?? sent;
  }

  function finish(saved: Kept, sent: Fields, basedOn: string | null): void {
    const settled = options.startsAnew ? base : saved.fields;
    // What was typed while the answer was under way stays.
    const now = withTypedMeanwhile(form.typedNow(), sent, settled);
    replace(now);
    if (!options.startsAnew) settle(saved);
    setSavedAt(new Date().toISOString());
    setWasKept(false);
    keeper?.end();
    options.onSaved?.(saved, basedOn === null, !sameFields(now, settled));
  }

  function settle(now: Kept): void {
    setStored(now);
    setExpected(now.updatedAt);
    setTheirs(null);
    setIsGone(false);
    forgive();
  }

  function loadTheirs(): void {
    if (!theirs) return;
    options.onReplace?.();
    replace(theirs.fields);
    settle(theirs);
  }

  function discard(): void {
    keeper?.end();
    replace(base, stored?.updatedAt ?? null);
    setWasKept(false);
    setTheirs(null);
    forgive();
  }

  return {
    stored,
    fields,
    /** Another number says that `fields` were not typed. */
    revision,
    expected,
    errors,
    attempt,
    /** Another number says that `errors` come from an attempt. */
    attempts,
    pending: form.isSubmitting,
    failure,
    theirs,
    isGone,
    isChanged,
    wasKept: wasKept && isChanged,
    savedAt,
    keepsDraft: keeper !== undefined,
    keepDraft: async () => (keeper ? keeper.flush() : true),
    change,
    takeTyped: form.takeTyped,
    replace,
    discard,
    save: () => save(),
    loadTheirs,
    overwrite: () => theirs && save(theirs.updatedAt),
    /** What was deleted meanwhile is made once more. */
    makeAgain: () => save(null),
    text: form.text,
    /** For a field that is a list: what `ListField` needs. */
    list: form.list,
  };
}

export type AdminFormState<Fields extends FieldValues, Kept extends Stored<Fields>> = ReturnType<
  typeof useAdminForm<Fields, Kept>
>;

export type FormState = Pick<
  AdminFormState<FieldValues, Stored<FieldValues>>,
  | ('attempts' | 'failure' | 'isGone' | 'isChanged' | 'pending')
  | ('wasKept' | 'savedAt' | 'keepsDraft' | 'keepDraft' | 'discard' | 'takeTyped')
> & {
  errors: Record<string, string | undefined>;
  theirs: object | null;
  save: () => unknown;
  loadTheirs: () => unknown;
  overwrite: () => unknown;
};
