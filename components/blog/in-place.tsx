'use client';

import { useRouter } from 'next/navigation';
import { type MouseEvent, type ReactNode, useEffect, useRef, useTransition } from 'react';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const bar = 'rounded-md bg-muted motion-safe:animate-pulse';

/**
 * Follows the links marked `data-in-place` without leaving the list; where asked for, six placeholders stand in for it while
 * the next one loads. Each tab and page is an address that Back returns to; a page starts at the top.
 */
export function InPlace({ placeholders = false, children }: { placeholders?: boolean; children: ReactNode }) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const list = useRef<HTMLDivElement>(null);
  const followed = useRef('');

  useEffect(() => {
    if (pending || !followed.current) return;
    const target = followed.current === 'tab' ? 'nav a[aria-current]' : '[data-list-heading]';
    followed.current = '';
    list.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
  }, [pending]);

  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-in-place]');
    const kind = link?.dataset.inPlace;
    if (!link || !kind || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    followed.current = kind;
    startTransition(() => router.push(link.href, { scroll: false }));
    if (kind === 'page') window.scrollTo({ top: 0 });
  };

  return (
    // biome-ignore lint/a11y: the links inside are what is clicked, by pointer or key
    <div ref={list} onClick={follow} className="group/list" data-pending={pending || undefined}>
      {children}
      {pending && placeholders && (
        <div
          role="status"
          aria-label="Loading"
          className="container-page grid gap-x-6 gap-y-12 pb-24 sm:grid-cols-2 lg:grid-cols-3"
        >
          {CARDS.map((card) => (
            <div key={card} className="grid gap-3">
              <div className={`${bar} aspect-video`} />
              <div className={`${bar} h-5 w-20`} />
              <div className={`${bar} h-7`} />
              <div className={`${bar} h-16`} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
