import { notFound } from 'next/navigation';
import { type ReactNode, Suspense } from 'react';
import { KeepView } from './keep-view';

/**
 * What a cached page returns when its item is missing: status 404 and noindex, with the view complete in the HTML. A
 * plain `notFound()` would leave the page empty until scripts run. On pages rendered per request use that instead.
 */
export function NotFoundGate({ children }: { children: ReactNode }) {
  return (
    <KeepView view={children}>
      <Suspense fallback={children}>
        <Missing />
      </Suspense>
    </KeepView>
  );
}

function Missing(): never {
  notFound();
}
