'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { onToast, takeToasts } from '@/lib/browser/toast';

/** Waits for the first toast and only then fetches what shows it. */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();

  useEffect(() => {
    onToast(() => {
      import('./toaster')
        .then((loaded) => setToaster(() => loaded.Toaster))
        .catch((error) => {
          // Shown later they would stand beside what came of the next try.
          takeToasts();
          console.error(error);
        });
    });
  }, []);

  return Toaster ? <Toaster /> : null;
}
