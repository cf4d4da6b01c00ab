'use client';

import { ErrorView } from '@/components/layout/error-view';
import './globals.css';

/** Stands in for the whole document when the root layout itself has failed. */
export default function GlobalError() {
  return (
    <html lang="en-IN" className="dark">
      <body>
        <main id="content">
          <ErrorView />
        </main>
      </body>
    </html>
  );
}
