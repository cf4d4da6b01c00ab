import { useSyncExternalStore } from 'react';

const unchanging = () => () => {};

/** False on the server and until the page's code has come to life. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
}
