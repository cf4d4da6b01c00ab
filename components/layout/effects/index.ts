import { rememberVisit } from '@/lib/visit';
import { focusHeading } from './focus-heading';
import { revealOnScroll } from './reveal';
import { followLinksSoftly, type Router } from './soft-navigation';

/** Once for the whole visit. @returns what ends it */
export function start(router: Router): () => void {
  rememberVisit();
  return followLinksSoftly(router);
}

/** Anew for every page. @returns what ends it */
export function enterPage(pathname: string): () => void {
  focusHeading(pathname);
  return revealOnScroll();
}
