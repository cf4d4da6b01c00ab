'use client';

import { blogError } from '@/content/blog';

const { title, text, retry } = blogError;

/** Part of the list's script, so it takes no component with it. */
export default function BlogListError({ reset }: { error: Error; reset: () => void }) {
  return (
    <div className="container-page py-24">
      <title>{title}</title>
      <div
        role="alert"
        className="rounded-md border border-l-4 border-destructive bg-destructive/10 px-4 py-3"
      >
        <h1 className="font-semibold">{title}</h1>
        <p>{text}</p>
      </div>
      <button
        type="button"
        onClick={reset}
        className="mt-6 rounded-md border border-input px-4 py-2.5 font-semibold hover:bg-accent"
      >
        {retry}
      </button>
    </div>
  );
}
