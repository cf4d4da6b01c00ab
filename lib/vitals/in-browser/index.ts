import { isWelcome } from './is-welcome';
import { measureVisit } from './measure-visit';

/** A file of its own, fetched once the page has loaded and has a visitor (lib/without-react/after-load.ts). */
if (isWelcome()) measureVisit((vitals) => navigator.sendBeacon('/api/vitals', JSON.stringify(vitals)));
