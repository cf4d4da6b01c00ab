'use client';

import { ErrorView } from '@/components/layout/error-view';

export default function SiteError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return <ErrorView retry={reset} id={error.digest} />;
}
