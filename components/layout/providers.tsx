import type { ReactNode } from 'react';
import { LazyToaster } from './lazy-toaster';
import { ThemeProvider } from './theme-provider';

/** Theme and toasts. `nonce` is for pages that are rendered on request. */
export function Providers({ nonce, children }: { nonce?: string; children: ReactNode }) {
  return (
    <ThemeProvider nonce={nonce}>
      {children}
      <LazyToaster />
    </ThemeProvider>
  );
}
