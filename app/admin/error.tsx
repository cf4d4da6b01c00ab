'use client';

import { ErrorView } from '@/components/layout/error-view';

export default function AdminError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return (
    <ErrorView
      text="The page could not be loaded: the database or the sign-in service does not answer. Please try again in a minute."
      retry={reset}
      id={error.digest}
    />
  );
}
