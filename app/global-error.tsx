'use client';

/** Only when the layout itself fails. Part of every page's script, so it brings no stylesheet and few words. */
export default function GlobalError() {
  return (
    <html lang="en-IN">
      <body
        style={{
          background: '#0b1615',
          color: '#f6f1e6',
          font: '1.125rem/1.6 sans-serif',
          padding: '10vmin',
        }}
      >
        <h1>Something went wrong</h1>
        <p>Please reload the page, or come back in a few minutes.</p>
      </body>
    </html>
  );
}
