'use client';

import { ErrorView } from '@/components/layout/error-view';

export default function SiteError({ reset }: { error: Error; reset: () => void }) {
  return <ErrorView retry={reset} />;
}
