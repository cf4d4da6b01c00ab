import { type RefObject, useLayoutEffect } from 'react';
import { typedControls } from '@/lib/browser/typed-controls';

/** By the names of the controls. */
export type TypedBefore = Record<string, string | boolean>;

/**
 * Takes over what was typed into a form of the page before its code had arrived. React knows nothing of it, and the next
 * time it draws would put back the value that it has.
 */
export function useTypedBefore(
  form: RefObject<HTMLFormElement | null>,
  take: (typed: TypedBefore) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when the form comes to life
  useLayoutEffect(() => {
    const typed = (form.current ? typedControls(form.current) : []).map((control) => [
      control.name,
      control.type === 'checkbox' ? (control as HTMLInputElement).checked : control.value,
    ]);
    if (typed.length > 0) take(Object.fromEntries(typed));
  }, []);
}
