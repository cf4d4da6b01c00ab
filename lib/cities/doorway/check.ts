import 'server-only';
import { answerOf } from '../../supabase/errors';
import { sessionClient } from '../../supabase/session';
import type * as z from '../../validation/zod';
import { cityPageColumns } from '../admin-row';
import { type CityPageCheck, type checkSchema, toCheck } from './check-schema';

/** What the guard says of a page as it stands in the form. Nothing is stored. */
export async function checkCityPage({ id, fields }: z.infer<typeof checkSchema>): Promise<CityPageCheck> {
  const { publish_at: _, ...draft } = cityPageColumns(fields);
  const client = await sessionClient();
  const { data } = await answerOf(
    client.rpc('check_city_page', { draft: { ...draft }, stored_id: id ?? undefined }),
  );
  return toCheck(data);
}
