import type { ReactNode } from 'react';
import { LazyToaster } from '@/components/layout/lazy-toaster';
import { ThemeProvider } from './theme-provider';

type ProvidersProps = {
  /** For pages that are rendered on request. */
  nonce?: string;
  /** What shows toasts, where it is to be there before the first of them. */
  toaster?: ReactNode;
  children: ReactNode;
};

/** Theme and toasts. */
export function Providers({ nonce, toaster = <LazyToaster />, children }: ProvidersProps) {
  return (
    <ThemeProvider nonce={nonce}>
      {children}
      {toaster}
    </ThemeProvider>
  );
}
