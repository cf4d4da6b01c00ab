import { rememberVisit } from '../browser/visit';
import { startButtons } from './buttons';
import { startLinks } from './links';
import { announceNotice } from './notice';
import { countReading } from './reading';
import { startElements } from './start-elements';
import { followTheme } from './theme';
import { startToasts } from './toasts';
import { forgiveTransitions } from './transitions';
import { wakeForDraft, wakeOnIntent } from './wake';

/**
 * Everything a public page does without React, in one file that stands before its first element: the theme must be there
 * before anything is painted, and who presses early must be heard.
 */
followTheme();
forgiveTransitions();
wakeOnIntent();
addEventListener('DOMContentLoaded', () => {
  startToasts();
  startElements();
  startButtons();
  startLinks();
  wakeForDraft();
  whenVisited(() => {
    rememberVisit();
    countReading();
    announceNotice();
  });
});

/** A page that the browser made ready before anybody asked for it has no visitor yet. */
function whenVisited(start: () => void): void {
  const isPrerendered = 'prerendering' in document && document.prerendering;
  if (isPrerendered) document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}
