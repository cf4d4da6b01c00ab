'use client';

/** Takes its words and look from outside: it has to stay small. */
export function GoBack({ label, className }: { label: string; className: string }) {
  return (
    <button type="button" onClick={() => window.history.back()} className={className}>
      {label}
    </button>
  );
}
