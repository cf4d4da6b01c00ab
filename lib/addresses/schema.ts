import { readSearch } from '../lists/parameters';
import * as z from '../validation/zod';

export const searchPagesSchema = z.object({ words: z.string().max(200).transform(readSearch) });

/** A page that a link may lead to; `state` says in a word or two why visitors or search engines do not see it. */
export const foundPageSchema = z.object({
  kind: z.string(),
  path: z.string(),
  title: z.string(),
  state: z.string(),
});
export type FoundPage = z.infer<typeof foundPageSchema>;
