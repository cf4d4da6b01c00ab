import 'server-only';
import type { Json } from '../supabase/database.types';
import { sessionClient } from '../supabase/session';

const KEY = /^(?:service:)?(?:new|[0-9a-f-]{36})$/;

/** Keeps a page as it is typed, saved or not, for whoever types it to look at: one state, which nobody else sees. */
export async function keepTyped(page: string, draft: Json): Promise<void> {
  await (await sessionClient())
    .from('city_page_previews')
    .upsert({ page, draft, updated_at: new Date().toISOString() }, { onConflict: 'owner,page' })
    .throwOnError();
}

/** What the person who is signed in last typed of a page; null when there is none, or nobody is signed in. */
export async function readTyped(page: string): Promise<object | null> {
  if (!KEY.test(page)) return null;
  const { data } = await (await sessionClient())
    .from('city_page_previews')
    .select('draft')
    .eq('page', page)
    .maybeSingle()
    .throwOnError();
  return data && { ...Object(data.draft) };
}
