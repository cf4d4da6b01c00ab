'use client';

import { upTo99, useNews } from './use-news';

export function NewsCount() {
  const { unhandled } = useNews();
  if (unhandled === 0) return null;
  return (
    <span className="ml-1.5 rounded-full bg-info/15 px-1.5 py-0.5 text-xs font-semibold text-info tabular-nums">
      {upTo99(unhandled)}
      <span className="sr-only"> new</span>
    </span>
  );
}
