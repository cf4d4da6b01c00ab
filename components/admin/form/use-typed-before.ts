import { type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';
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
  // When it comes to life, what draws the form listens to its values by now, and has not drawn it again yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once
  useEffect(() => {
    const controls = form.current ? typedControls(form.current) : [];
    if (controls.length === 0) return;
    const typed = controls.map((control) => [
      control.name,
      control.type === 'checkbox' ? (control as HTMLInputElement).checked : control.value,
    ]);
    queueMicrotask(() => {
      // In one go, so that neither a key nor another focus comes in between.
      const field = focusedInput();
      const isFilledIn = field?.form === form.current && field?.value === '' && !controls.includes(field);
      flushSync(() => take(Object.fromEntries(typed)));
      if (isFilledIn && field?.value) field.select();
    });
  }, []);
}

function focusedInput(): HTMLInputElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLInputElement ? focused : null;
}
