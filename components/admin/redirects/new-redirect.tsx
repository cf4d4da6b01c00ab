'use client';

import { useListNavigation } from '../list/list-navigation';
import { RedirectForm } from './redirect-form';

export function NewRedirect() {
  const { refresh } = useListNavigation();
  return (
    <section aria-labelledby="new-redirect" className="rounded-lg border bg-card p-4 sm:p-5">
      <h2 id="new-redirect" className="heading-3 mb-4">
        Add a redirect
      </h2>
      <RedirectForm redirect={null} onSaved={refresh} />
    </section>
  );
}
