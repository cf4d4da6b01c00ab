import { pixelWidth } from '../pixel-width';

const FONT_SIZE = 20;
/** Search results cut a title that is wider (rule R30). */
const MAX_WIDTH = 600;

/** The title of a page with the name of the site, which is left out where search results would cut the whole. */
export function titleInResults(title: string, siteName: string): string {
  const whole = [title, siteName].filter(Boolean).join(' | ');
  return title === '' || pixelWidth(whole, FONT_SIZE) <= MAX_WIDTH ? whole : title;
}
