import 'server-only';
import { isbot } from 'isbot';
import { errorCode, log } from '../log';
import { uncachedClient } from '../supabase/uncached';
import { isSlug } from '../validation/slug';

const CITY_PAGE = /^\/services\/[a-z0-9-]{1,40}\/[a-z-]{1,40}$/;

/**
 * Counts one reading of what a page names as read: an article by its slug, a city page by its address. What goes wrong is logged only
 * (specification, section 8).
 */
export async function countReading(read: string, userAgent: string | null): Promise<void> {
  if (!userAgent || isbot(userAgent)) return;
  try {
    if (isSlug(read))
      await uncachedClient().rpc('increment_blog_post_view', { post_slug: read }).throwOnError();
    if (CITY_PAGE.test(read))
      await uncachedClient().rpc('increment_city_page_view', { page_path: read }).throwOnError();
  } catch (error) {
    log.warn('view.uncounted', { code: errorCode(error) });
  }
}
