'use client';

import type { MouseEvent } from 'react';

/** Takes its words and look from outside: it has to stay small. In a tab that begins here it leads to `home`. */
export function GoBack({ label, home, className }: { label: string; home: string; className: string }) {
  function goBack(event: MouseEvent) {
    const { navigation } = window as { navigation?: { canGoBack: boolean } };
    if (!(navigation?.canGoBack ?? history.length > 1)) return;
    event.preventDefault();
    history.back();
  }
  return (
    <a href={home} onClick={goBack} className={className}>
      {label}
    </a>
  );
}
