import { TITLE, titleWidth } from '../snippet';

/** The title of a page with the name of the site, which is left out where search results would cut the whole (rule R30). */
export function titleInResults(title: string, siteName: string): string {
  const whole = [title, siteName].filter(Boolean).join(' | ');
  return title === '' || titleWidth(whole) <= TITLE.width ? whole : title;
}
