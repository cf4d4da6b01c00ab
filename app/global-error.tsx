'use client';

import './globals.css';

/** Only when the layout itself fails. Part of every page's script, so it says no more than it must. */
export default function GlobalError() {
  return (
    <html lang="en-IN" className="dark">
      <body>
        <main className="container-page py-24">
          <h1 className="heading-1">Something went wrong</h1>
          <p className="mt-4 text-lead">Please reload the page, or come back in a few minutes.</p>
        </main>
      </body>
    </html>
  );
}
