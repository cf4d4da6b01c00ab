import 'server-only';
import { sessionClient } from '../../supabase/session';
import type * as z from '../../validation/zod';
import { cityPageColumns } from '../admin-row';
import { type CityPage, toCityPage } from '../schema';
import type { previewSchema } from './schema';

export type PreviewedCityPage = { page: CityPage; service: string };

/** Keeps a page as it is typed, for whoever types it to look at. @returns the address that shows it */
export async function keepPreview({ id, fields }: z.infer<typeof previewSchema>): Promise<string> {
  const page = id ?? 'new';
  const draft = cityPageColumns(fields);
  await (await sessionClient())
    .from('city_page_previews')
    .upsert({ page, draft, updated_at: new Date().toISOString() }, { onConflict: 'owner,page' })
    .throwOnError();
  return `/preview/city-page/${page}`;
}

/** What the person who is signed in last had previewed; null when there is none, or nobody is signed in. */
export async function readPreview(page: string): Promise<PreviewedCityPage | null> {
  if (!/^(?:new|[0-9a-f-]{36})$/.test(page)) return null;
  const { data } = await (await sessionClient())
    .from('city_page_previews')
    .select('draft')
    .eq('page', page)
    .maybeSingle()
    .throwOnError();
  if (!data) return null;
  const draft = { ...(data.draft as { service_type?: unknown }) };
  return { page: toCityPage(draft, true), service: String(draft.service_type ?? '') };
}
