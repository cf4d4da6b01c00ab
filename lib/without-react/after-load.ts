import { element } from './element';

/** Between two looks at whether the page has loaded, in milliseconds: what has come has to be painted yet. */
const PAINTING = 500;

/** Where lib/vitals/in-browser is; empty where nothing is measured. Set by the build (lib/commands/page-script.ts). */
declare const VITALS_SCRIPT: string;

type Hinted = { connection?: { saveData?: boolean } };

/**
 * Fetches what nobody waits for, once all that the visitor came for is there and can be seen: the pictures further down, so
 * that a screenshot of the whole page and somebody who goes offline have them, and what measures the visit
 * (lib/vitals/in-browser). A page that the browser made ready before anybody asked for it has no visitor yet. A listener to
 * the load would share a task with it, so it is asked for.
 */
export function fetchTheRest(): void {
  if (document.readyState === 'complete' && !(document as { prerendering?: boolean }).prerendering) {
    if (!(navigator as Hinted).connection?.saveData)
      for (const image of document.images) image.loading = 'eager';
    if (VITALS_SCRIPT) document.head.append(element('script', { src: VITALS_SCRIPT }));
  } else setTimeout(fetchTheRest, PAINTING);
}
