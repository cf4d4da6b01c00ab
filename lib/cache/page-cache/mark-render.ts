import 'server-only';
import { unstable_cache } from 'next/cache';
import { INCOMPLETE, INVENTED } from './render-tags';

/** The one thing that Next passes on from a render to the cache of its page is a tag, and an answer that is kept brings its own. */
const mark = (tag: string) => unstable_cache(async () => true, [tag], { tags: [tag] });

export const markIncomplete = mark(INCOMPLETE);
export const markInvented = mark(INVENTED);
