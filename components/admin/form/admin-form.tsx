import { type ReactNode, useEffect, useRef } from 'react';
import { type Keeping, LeaveDialog } from './leave-dialog';
import type { FormState } from './use-admin-form';
import { useSaveKey } from './use-save-key';
import { type TypedBefore, useTypedBefore } from './use-typed-before';

type AdminFormProps = {
  form: FormState;
  /** Where one field follows another: takes over what was typed before the page's code had come. */
  onTyped?: (typed: TypedBefore) => void;
  /** Where a save has something to ask first. */
  onSave?: () => unknown;
  /** Said to whoever leaves by a link with something unsaved; without it nobody is held. */
  keeping?: Keeping;
  label?: string;
  className?: string;
  autoComplete?: 'off' | 'on';
  children: ReactNode;
};

/** The element of a form: saved by its button and by the keyboard. The first field that is wrong gets the focus. */
export function AdminForm({
  form,
  onTyped = form.takeTyped,
  onSave = form.save,
  keeping,
  ...props
}: AdminFormProps) {
  const { label, className, autoComplete = 'off', children } = props;
  const element = useRef<HTMLFormElement>(null);
  const { attempts, errors, failure, theirs, isGone } = form;
  useSaveKey(element, form.isChanged, onSave);
  useTypedBefore(element, onTyped);

  // biome-ignore lint/correctness/useExhaustiveDependencies: typing elsewhere must not take the focus away
  useEffect(() => {
    if (!failure && Object.keys(errors).length === 0) return;
    const wrong =
      element.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-invalid]') ?? [];
    // What is folded away is not seen, and cannot have the focus.
    for (const field of wrong) field.closest('details')?.setAttribute('open', '');
    wrong[0]?.focus();
  }, [attempts]);

  useEffect(() => {
    if (failure || theirs || isGone)
      element.current?.querySelector('[role="alert"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [failure, theirs, isGone]);

  return (
    <form
      ref={element}
      // Without its code the page sends nothing, and no password ends in an address.
      method="post"
      noValidate
      autoComplete={autoComplete}
      aria-label={label}
      className={className}
      onSubmit={(event) => {
        // The form of a dialog that this one opened is its own.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        void onSave();
      }}
    >
      {children}
      {keeping && <LeaveDialog isChanged={form.isChanged} keeping={keeping} keepDraft={form.keepDraft} />}
    </form>
  );
}
