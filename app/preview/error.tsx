'use client';

import { ErrorView } from '@/components/layout/error-view';

export default function PreviewError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return (
    <ErrorView
      title="The preview could not be loaded"
      text="The database does not answer. Please try again."
      retry={reset}
      id={error.digest}
    />
  );
}
