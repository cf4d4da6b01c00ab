import { type RefObject, useEffect, useRef } from 'react';
import { typedControls } from '@/lib/browser/typed-controls';

type Values = Record<string, string>;

/**
 * The filters of a list: its controls show what the address says, under their names. What was chosen before the page's code
 * had come is applied when it comes.
 */
export function useFilterForm(
  values: Values,
  apply: (given: Values) => void,
): { form: RefObject<HTMLFormElement | null>; applyNow: () => void } {
  const form = useRef<HTMLFormElement>(null);
  const isAlive = useRef(false);
  const applyNow = () => {
    if (form.current) apply(Object.fromEntries(new FormData(form.current)) as Values);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn again while a choice is under way, it must not be undone
  useEffect(() => {
    const isChosenBefore = !isAlive.current && form.current && typedControls(form.current).length > 0;
    isAlive.current = true;
    if (isChosenBefore) return applyNow();
    for (const [name, value] of Object.entries(values)) {
      const control = form.current?.elements.namedItem(name);
      if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
      // An answer to what was typed a moment ago must not take away what is being typed now.
      if (control.type !== 'search' || control !== document.activeElement) control.value = value;
    }
  }, [JSON.stringify(values)]);

  return { form, applyNow };
}
