import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { typedControls } from '@/lib/browser/typed-controls';

/** By the names of the controls. */
export type TypedBefore = Record<string, string | boolean>;

/**
 * Takes over what was typed into a form of the page before its code had arrived. React knows nothing of it, and the next
 * time it draws would put back the value that it has. Where the cursor is in a field that is filled in with it, such as a
 * slug that follows a name, its text is selected, as when one tabs into a field: what is typed next replaces it.
 */
export function useTypedBefore(
  form: RefObject<HTMLFormElement | null>,
  take: (typed: TypedBefore) => void,
): void {
  const emptyField = useRef<HTMLInputElement | null>(null);

  // When it comes to life, what draws the form listens to its values by now, and has not drawn it again yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once
  useEffect(() => {
    const typed = (form.current ? typedControls(form.current) : []).map((control) => [
      control.name,
      control.type === 'checkbox' ? (control as HTMLInputElement).checked : control.value,
    ]);
    if (typed.length === 0) return;
    emptyField.current = emptyFieldIn(form.current);
    take(Object.fromEntries(typed));
  }, []);

  // In the same task in which it is drawn, so that no key comes in between.
  useLayoutEffect(() => {
    const field = emptyField.current;
    emptyField.current = null;
    if (field?.value && field === document.activeElement) field.select();
  });
}

function emptyFieldIn(form: HTMLFormElement | null): HTMLInputElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLInputElement && focused.form === form && focused.value === ''
    ? focused
    : null;
}
