'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { onToast } from '@/lib/toast';

/** Waits for the first toast and only then fetches what shows it. */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();

  useEffect(() => {
    onToast(() => {
      import('./toaster').then((loaded) => setToaster(() => loaded.Toaster)).catch(console.error);
    });
  }, []);

  return Toaster ? <Toaster /> : null;
}
