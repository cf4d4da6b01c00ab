import 'server-only';
import { UserError } from '../../action/user-error';
import { followChangesNow } from '../../cache/changes';
import { answerOf, codes } from '../../supabase/errors';
import { sessionClient } from '../../supabase/session';
import type * as z from '../../validation/zod';
import { citySlug } from '../city-slug';
import { judgeWaitingCityPages } from './judge-waiting';
import type { localitiesSchema } from './locality-schema';

/** Puts places of a city on record. What the database knows to be none is refused, and then none of them is added. */
export async function addLocalities({ city, names }: z.infer<typeof localitiesSchema>): Promise<number> {
  const rows = names.map((name) => ({ city_slug: citySlug(city), name }));
  const client = await sessionClient();
  const { error } = await answerOf(
    client.from('city_localities').upsert(rows, { onConflict: 'city_slug,name', ignoreDuplicates: true }),
    codes.check,
  );
  if (error) {
    const message = 'A place is one to four words of letters and digits, such as Sector 21 or MG Road.';
    throw new UserError('invalid', message, { names: message });
  }
  await judgeWaitingCityPages();
  await followChangesNow();
  return rows.length;
}
