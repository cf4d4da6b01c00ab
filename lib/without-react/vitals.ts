import { element } from './element';

/** Between two looks at whether the page has loaded, in milliseconds: what has come has to be painted yet. */
const PAINTING = 500;

/** Where lib/vitals/in-browser is; empty where nothing is measured. Set by the build (lib/commands/page-script.ts). */
declare const VITALS_SCRIPT: string;

/**
 * Fetches what measures the visit (lib/vitals/in-browser), once all that the visitor came for is there and can be seen. A
 * listener to the load would share a task with it, so it is asked for.
 */
export function measureVitals(): void {
  if (!VITALS_SCRIPT) return;
  if (document.readyState !== 'complete') setTimeout(measureVitals, PAINTING);
  else document.head.append(element('script', { src: VITALS_SCRIPT }));
}
