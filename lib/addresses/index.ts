import 'server-only';
import { sessionClient } from '../supabase/session';
import * as z from '../validation/zod';
import { findFixedPages } from './fixed';
import { type FoundPage, foundPageSchema } from './schema';

const MOST = 12;

/** The pages of the site that have all the words in their name, those at fixed addresses first. */
export async function searchPages(words: string): Promise<FoundPage[]> {
  const { data } = await (await sessionClient()).rpc('search_pages', { words, most: MOST }).throwOnError();
  return [...findFixedPages(words), ...z.array(foundPageSchema).parse(data)].slice(0, MOST);
}
