import { env } from '../env';
import { isShown, safeImage } from './address';

/** A picture's address where pages, feeds and previews may show it; null where the policy of the site would refuse it. */
export function shownImage(value: string): string | null {
  const address = safeImage(value);
  return address && isShown(address, env.IMAGE_HOSTS) ? address : null;
}
