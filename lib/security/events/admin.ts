import 'server-only';
import { pageOrLast } from '../../lists/page-or-last';
import { contains } from '../../supabase/contains';
import { answerOf, codes } from '../../supabase/errors';
import { textOrEmpty } from '../../supabase/read-row';
import { sessionClient } from '../../supabase/session';
import * as z from '../../validation/zod';
import { EVENTS_A_PAGE, type EventListView } from './list-view';

const COLUMNS = 'id, kind, account, address_hash, detail, request_id, times, last_at';
const SEARCHED = ['account', 'address_hash', 'detail', 'request_id'];

const eventRow = z
  .object({
    id: z.string(),
    kind: textOrEmpty,
    account: textOrEmpty,
    address_hash: textOrEmpty,
    detail: textOrEmpty,
    request_id: textOrEmpty,
    times: z.number().catch(1),
    last_at: textOrEmpty,
  })
  .transform(({ address_hash, request_id, last_at, ...row }) => ({
    ...row,
    addressHash: address_hash,
    requestId: request_id,
    lastAt: last_at,
  }));

export type SecurityEvent = z.infer<typeof eventRow>;
export type EventList = { events: SecurityEvent[]; total: number; page: number };

/**
 * A page of the security events, the latest first; behind the last page it answers the last one.
 * @throws when the database does not answer
 */
export async function listEvents(view: EventListView): Promise<EventList> {
  return pageOrLast(view.page, EVENTS_A_PAGE, (page) => fetchEventsPage({ ...view, page }));
}

async function fetchEventsPage({ q, kind, page }: EventListView) {
  const from = (page - 1) * EVENTS_A_PAGE;
  let query = (await sessionClient())
    .from('security_events')
    .select(COLUMNS, { count: 'exact' })
    .order('last_at', { ascending: false })
    .order('id', { ascending: false })
    .range(from, from + EVENTS_A_PAGE - 1);
  if (kind) query = query.eq('kind', kind);
  if (q) query = query.or(SEARCHED.map((column) => contains(column, q)).join(','));
  const { data, error, count } = await answerOf(query, codes.behindTheEnd);
  if (error) return { events: [], total: 0 };
  return { events: z.array(eventRow).parse(data), total: count ?? 0 };
}
