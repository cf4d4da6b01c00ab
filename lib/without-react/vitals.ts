import { element } from './element';
import { whenPainted } from './when-painted';

/** Where lib/vitals/in-browser is; empty where nothing is measured. Set by the build (lib/commands/page-script.ts). */
declare const VITALS_SCRIPT: string;

/** Fetches what measures the visit (lib/vitals/in-browser), once all that the visitor came for is there. */
export function measureVitals(): void {
  if (!VITALS_SCRIPT) return;
  addEventListener('load', () =>
    whenPainted(() => document.head.append(element('script', { src: VITALS_SCRIPT }))),
  );
}
