import { element } from './element';

/** From the load to the fetching, in milliseconds: what has come has to be painted yet. */
const PAINTING = 300;

/** Where lib/vitals/in-browser is; empty where nothing is measured. Set by the build (lib/commands/page-script.ts). */
declare const VITALS_SCRIPT: string;

/** Fetches what measures the visit (lib/vitals/in-browser), once all that the visitor came for is there and can be seen. */
export function measureVitals(): void {
  if (!VITALS_SCRIPT) return;
  addEventListener('load', () =>
    setTimeout(() => document.head.append(element('script', { src: VITALS_SCRIPT })), PAINTING),
  );
}
