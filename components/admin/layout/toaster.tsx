'use client';

import { type CSSProperties, type PointerEvent, useEffect } from 'react';
import { Toaster as Sonner, toast as show } from 'sonner';
import { onToast, takeToasts } from '@/lib/browser/toast';

const DURATION = 4000;
const SWIPE = 20;
/** A live region must stand in the page for a moment before screen readers notice what is put into it. */
const REGION_SETTLES = 100;

const colours = {
  '--normal-bg': 'var(--popover)',
  '--normal-border': 'var(--border)',
  '--normal-text': 'var(--popover-foreground)',
  '--border-radius': 'var(--radius-md)',
  '--width': '356px',
} as CSSProperties;

function showWaiting(): void {
  for (const { kind, message, description } of takeToasts()) show[kind](message, { description });
}

/** The library's own threshold is 45 px and fixed; a swipe of 20 px is enough here. */
function dismissSwiped({ target }: PointerEvent): void {
  const swiped = target instanceof Element ? target.closest<HTMLElement>('[data-sonner-toast]') : null;
  if (!swiped) return;
  const distance = (axis: 'x' | 'y') =>
    Number.parseFloat(swiped.style.getPropertyValue(`--swipe-amount-${axis}`)) || 0;
  if (distance('x') < SWIPE && distance('y') > -SWIPE) return;
  swiped.querySelector<HTMLButtonElement>('[data-close-button]')?.click();
}

export function Toaster() {
  useEffect(() => {
    const timer = setTimeout(() => onToast(showWaiting), REGION_SETTLES);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div onPointerUpCapture={dismissSwiped}>
      <Sonner
        position="top-right"
        duration={DURATION}
        visibleToasts={3}
        gap={14}
        offset={{ top: 'var(--toast-top, 80px)', right: 24 }}
        mobileOffset={{ top: 76 }}
        swipeDirections={['right', 'top']}
        closeButton
        style={colours}
        toastOptions={{
          classNames: {
            toast: 'font-sans! shadow-none! border-l-4!',
            description: 'text-muted-foreground!',
            success: 'border-l-success! [&_[data-icon]]:text-success',
            error: 'border-l-destructive! [&_[data-icon]]:text-destructive',
            info: 'border-l-info! [&_[data-icon]]:text-info',
            closeButton: 'size-6! bg-popover! text-popover-foreground! border-border!',
          },
        }}
      />
    </div>
  );
}
