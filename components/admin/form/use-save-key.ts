import { type RefObject, useEffect, useRef } from 'react';

/** Saves a form by Ctrl or Cmd and S, wherever the cursor is, but in another form. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>, save: () => unknown): void {
  const latest = useRef(save);

  useEffect(() => {
    latest.current = save;
  });

  useEffect(() => {
    function pressed(event: KeyboardEvent) {
      if (
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey ||
        event.key.toLowerCase() !== 's'
      )
        return;
      event.preventDefault();
      const typedInto = event.target instanceof Element && event.target.closest('form');
      if (!typedInto || typedInto === form.current) latest.current();
    }
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [form]);
}
