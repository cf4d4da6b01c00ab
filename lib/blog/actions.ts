'use server';

import { headers } from 'next/headers';
import { errorCode, log } from '../log';
import { isSameOrigin } from '../request';
import { isSlug } from '../slug';
import { uncachedClient } from '../supabase/uncached';
import { isCrawler } from './crawlers';

/** Counts one reading of an article. What goes wrong is logged only (specification, section 8). */
export async function recordView(slug: string): Promise<void> {
  try {
    if (typeof slug !== 'string' || !isSlug(slug) || !(await isSameOrigin())) return;
    if (isCrawler((await headers()).get('user-agent'))) return;
    const { error } = await uncachedClient().rpc('increment_blog_post_view', { post_slug: slug });
    if (error) throw error;
  } catch (error) {
    log.warn('posts.view.uncounted', { code: errorCode(error) });
  }
}
