'use client';

import { ErrorView } from '@/components/layout/error-view';

/** What a reader sees while the author cannot be loaded (specification, section 8). */
export default function AuthorError({ reset }: { error: Error; reset: () => void }) {
  return (
    <ErrorView
      title="Author Not Found"
      text="Sorry, we couldn't find the author you're looking for."
      retry={reset}
    />
  );
}
