import { isWelcome } from './is-welcome';
import { measureVisit } from './measure-visit';

/** A file of its own, fetched once the page has loaded and the browser has nothing else to do (lib/without-react/after-load.ts). */
const begin = () => measureVisit((vitals) => navigator.sendBeacon('/api/vitals', JSON.stringify(vitals)));

if (isWelcome()) {
  // A page that the browser made ready before anybody asked for it has no visitor yet.
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
}
