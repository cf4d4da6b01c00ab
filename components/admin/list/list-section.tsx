import type { ReactNode } from 'react';

/** A list with what is said about it; takes the focus when another page of it has come, or an item is gone. */
export function ListSection({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      tabIndex={-1}
      data-list=""
      className="grid min-w-0 grid-cols-1 gap-3 outline-offset-8"
    >
      {children}
    </section>
  );
}
