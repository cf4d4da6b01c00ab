import { useEffect, useRef } from 'react';

/** Saves by Ctrl or Cmd and S, wherever the cursor is. */
export function useSaveKey(save: () => unknown): void {
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
      latest.current();
    }
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
