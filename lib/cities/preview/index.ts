import 'server-only';
import { keepTyped, readTyped } from '../../previews';
import type * as z from '../../validation/zod';
import { cityPageColumns } from '../admin-row';
import { type CityPage, toCityPage } from '../schema';
import type { previewSchema } from './schema';

export type PreviewedCityPage = { page: CityPage; service: string };

/** Keeps a page as it is typed. @returns the address that shows it */
export async function keepPreview({ id, fields }: z.infer<typeof previewSchema>): Promise<string> {
  const page = id ?? 'new';
  await keepTyped(page, cityPageColumns(fields));
  return `/preview/city-page/${page}`;
}

/** What the person who is signed in last had previewed; null when there is none, or nobody is signed in. */
export async function readPreview(page: string): Promise<PreviewedCityPage | null> {
  const draft: { service_type?: unknown } | null = await readTyped(page);
  return draft && { page: toCityPage(draft, true), service: String(draft.service_type ?? '') };
}
