import type { ReactNode } from 'react';
import { ThemeProvider } from './theme-provider';
import { Toaster } from './toaster';

type ProvidersProps = {
  nonce?: string;
  children: ReactNode;
};

/** Theme and toasts. What shows a failure comes with the page: when the network is away it could not be fetched. */
export function Providers({ nonce, children }: ProvidersProps) {
  return (
    <ThemeProvider nonce={nonce}>
      {children}
      <Toaster />
    </ThemeProvider>
  );
}
