import { type Interaction, interactions } from './interactions';
import { type LayoutShift, layoutShifts } from './layout-shifts';
import { firstHidden, observe, since } from './timeline';

type Navigation = PerformanceNavigationTiming & { activationStart?: number };
type Figures = { lcp?: number; inp?: number; cls?: number; ttfb?: number };
export type Vitals = Figures & { page: string; device: 'phone' | 'computer' };

const PHONE = 768;

/**
 * Measures a visit as Google defines the Core Web Vitals, from the moment when the page was opened: one that the browser made
 * ready beforehand was there before, and one that comes back as it was left begins anew. Each figure is said once, when the page
 * is hidden for the first time after it is known.
 */
export function measureVisit(say: (vitals: Vitals) => void): void {
  const page = location.pathname;
  const [navigation] = performance.getEntriesByType('navigation') as Navigation[];
  let begunAt = navigation?.activationStart ?? 0;
  let hiddenAt = firstHidden(begunAt);
  let shifts = layoutShifts();
  let presses = interactions();
  let known: Figures = { ttfb: navigation && since(begunAt, navigation.responseStart) };
  let said: Figures = {};

  const hearPress = (press: Interaction) => press.startTime >= begunAt && presses.add(press);
  const flushShifts = observe<LayoutShift>(
    'layout-shift',
    (shift) => shift.startTime >= begunAt && shifts.add(shift),
  );
  const flushes = [
    flushShifts,
    observe<Interaction>('first-input', hearPress),
    observe<Interaction>('event', hearPress),
    observe('largest-contentful-paint', ({ startTime }) => {
      if (startTime < hiddenAt) known.lcp = since(begunAt, startTime);
    }),
  ];

  const end = ({ type, timeStamp }: Event) => {
    if (type !== 'pagehide' && document.visibilityState !== 'hidden') return;
    hiddenAt = Math.min(hiddenAt, timeStamp);
    for (const flush of flushes) flush?.();
    known.inp = presses.delay();
    if (flushShifts) known.cls = shifts.score();
    const news: Figures = {};
    for (const name of ['lcp', 'inp', 'cls', 'ttfb'] as const)
      if (known[name] !== undefined && said[name] === undefined) news[name] = said[name] = known[name];
    if (Object.keys(news).length > 0)
      say({ ...news, page, device: innerWidth < PHONE ? 'phone' : 'computer' });
  };
  // Not every browser hides a page before it leaves it.
  for (const type of ['visibilitychange', 'pagehide']) addEventListener(type, end);

  addEventListener('pageshow', ({ persisted, timeStamp }) => {
    if (!persisted) return;
    begunAt = timeStamp;
    hiddenAt = Number.POSITIVE_INFINITY;
    shifts = layoutShifts();
    presses = interactions();
    said = {};
    const visit: Figures = { ttfb: 0 };
    known = visit;
    // By the second frame it is painted.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        visit.lcp = since(timeStamp, performance.now());
      }),
    );
  });
}
