import { hydrateUnhurried } from '@/lib/browser/unhurried-hydration';

declare global {
  interface Window {
    /** What Next's client waits for before it takes the page over; what has no address takes it to its next task. */
    __next_s?: [address: null, attributes: { children: '' }][];
  }
}

/**
 * Next runs this before anything else of its client. React DOM runs in a task of its own before the rest: together they make
 * one that is long enough to be felt by who types into a form that is waking.
 */
setTimeout(() => void import('react-dom/client'));
window.__next_s ??= [];
window.__next_s.push([null, { children: '' }]);
hydrateUnhurried();
