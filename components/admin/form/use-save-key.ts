import { type RefObject, useEffect, useRef } from 'react';

/** Saves by Ctrl or Cmd and S: a form that the cursor is in, and where it is in none, what is `isChanged`. */
export function useSaveKey(
  form: RefObject<HTMLFormElement | null>,
  isChanged: boolean,
  save: () => unknown,
): void {
  const latest = useRef({ isChanged, save });

  useEffect(() => {
    latest.current = { isChanged, save };
  });

  useEffect(() => {
    function pressed(event: KeyboardEvent) {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      const typedInto = event.target instanceof Element ? event.target.closest('form') : null;
      if (typedInto ? typedInto === form.current : latest.current.isChanged) latest.current.save();
    }
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [form]);
}

function isSaveKey({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 's';
}
