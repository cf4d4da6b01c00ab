import 'server-only';
import { unstable_cache } from 'next/cache';
import { INCOMPLETE, INVENTED } from './words';

/** The one thing that Next passes on from a render to the cache of its page is a tag, and an answer that is kept brings its own. */
const saying = (word: string) => unstable_cache(async () => true, [word], { tags: [word] });

export const sayIncomplete = saying(INCOMPLETE);
export const sayInvented = saying(INVENTED);
