import { type RefObject, useEffect } from 'react';
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
  // When it comes to life, what draws the form listens to its values by now, and has not drawn it again yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once
  useEffect(() => {
    const typed = (form.current ? typedControls(form.current) : []).map((control) => [
      control.name,
      control.type === 'checkbox' ? (control as HTMLInputElement).checked : control.value,
    ]);
    if (typed.length > 0) take(Object.fromEntries(typed));
  }, []);
}
