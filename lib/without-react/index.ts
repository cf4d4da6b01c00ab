import { rememberVisit } from '../browser/visit';
import { fetchTheRest } from './after-load';
import { startButtons } from './buttons';
import { startLinks } from './links';
import { announceNotice } from './notice';
import { countReading } from './reading';
import { startElements } from './start-elements';
import { followTheme } from './theme';
import { startToasts } from './toasts';
import { forgiveTransitions } from './transitions';
import { wakeForDraft, wakeOnIntent } from './wake';
import { whenPainted } from './when-painted';

/**
 * Everything a public page does without React, in one file that stands before its first element: the theme must be there
 * before anything is painted, and who presses early must be heard.
 */
followTheme();
forgiveTransitions();
wakeOnIntent();
fetchTheRest();
for (const start of [startToasts, startElements, startButtons, startLinks, wakeForDraft, startVisit])
  whenPainted(start);

/** A page that the browser made ready before anybody asked for it has no visitor yet. */
function startVisit(): void {
  const begin = () => {
    rememberVisit();
    countReading();
    announceNotice();
  };
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', begin);
  else begin();
}
