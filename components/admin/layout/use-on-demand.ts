'use client';

import { type ComponentType, useState } from 'react';

/**
 * Fetches a component when it is first wanted: `warm` when the visitor comes near, `mount` when it must appear.
 * The module loader keeps what it has fetched, so calling either again costs nothing.
 */
export function useOnDemand<Props>(fetch: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  return {
    Component,
    warm: () => void fetch().catch(() => {}),
    mount: () =>
      void fetch()
        .then((loaded) => setComponent(() => loaded))
        .catch(console.error),
  };
}
