'use client';

import { ErrorView } from '@/components/layout/error-view';
import { errorPage } from '@/content/problems';
import { site } from '@/lib/site';
import './globals.css';

/** Stands in for the whole document when the root layout itself has failed. */
export default function GlobalError() {
  return (
    <html lang={site.locale} className="dark">
      <body>
        <title>{errorPage.title}</title>
        <main id="content">
          <ErrorView />
        </main>
      </body>
    </html>
  );
}
