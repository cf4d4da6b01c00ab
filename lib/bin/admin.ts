import 'server-only';
import { followChangesNow } from '../cache/changes';
import { answerOf } from '../supabase/errors';
import { sessionClient } from '../supabase/session';
import type * as z from '../validation/zod';
import { BIN_A_PAGE, type BinListView } from './list-view';
import { type BinEntry, type BroughtBack, broughtBack, type itemSchema, toBinEntries } from './schema';

export type BinList = { entries: BinEntry[]; hasMore: boolean };

/** A page of what was deleted within 30 days, the latest first. */
export async function listBin({ kind, before }: BinListView): Promise<BinList> {
  const { data } = await (await sessionClient())
    .rpc('list_bin', {
      of_kind: kind || undefined,
      before_id: before ? Number(before) : undefined,
      most: BIN_A_PAGE + 1,
    })
    .throwOnError();
  return { entries: toBinEntries(data.slice(0, BIN_A_PAGE)), hasMore: data.length > BIN_A_PAGE };
}

/**
 * Brings a deleted item back with its id.
 * @throws {UserError} when something has taken its place, or it is not in the bin any more
 */
export async function bringBack({ kind, itemId }: z.infer<typeof itemSchema>): Promise<BroughtBack> {
  const client = await sessionClient();
  const { data } = await answerOf(client.rpc('bring_back', { of_kind: kind, of_item: itemId }));
  await followChangesNow();
  return broughtBack.parse(data);
}
