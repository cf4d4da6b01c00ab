import 'server-only';
import { isbot } from 'isbot';
import { errorCode, log } from '../log';
import { uncachedClient } from '../supabase/uncached';
import { isSlug } from '../validation/slug';

/** Counts one reading of an article. What goes wrong is logged only (specification, section 8). */
export async function countReading(slug: string, userAgent: string | null): Promise<void> {
  if (!isSlug(slug) || !userAgent || isbot(userAgent)) return;
  try {
    await uncachedClient().rpc('increment_blog_post_view', { post_slug: slug }).throwOnError();
  } catch (error) {
    log.warn('posts.view.uncounted', { code: errorCode(error) });
  }
}
