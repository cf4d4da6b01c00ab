'use client';

import { ErrorView } from '@/components/layout/error-view';

/** What a reader sees while the article cannot be loaded (specification, section 8). */
export default function PostError({ reset }: { error: Error; reset: () => void }) {
  return (
    <ErrorView
      title="Blog Post Not Found"
      text="The blog post you are looking for could not be found."
      retry={reset}
    />
  );
}
