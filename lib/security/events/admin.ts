import 'server-only';
import { pageOrLast } from '../../lists/page-or-last';
import { contains } from '../../supabase/contains';
import type { Tables } from '../../supabase/database.types';
import { answerOf, codes } from '../../supabase/errors';
import { sessionClient } from '../../supabase/session';
import { EVENTS_A_PAGE, type EventListView } from './list-view';

const COLUMNS = 'id, kind, account, address_hash, detail, request_id, times, last_at';
const SEARCHED = ['account', 'address_hash', 'detail', 'request_id'];

type Row = Omit<Tables<'security_events'>, 'slot' | 'first_at'>;
export type SecurityEvent = ReturnType<typeof toEvent>;
export type EventList = { events: SecurityEvent[]; total: number; page: number };

/** A page of the security events, the latest first; behind the last page it answers the last one. */
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
  return { events: data.map(toEvent), total: count ?? 0 };
}

const toEvent = ({ address_hash: addressHash, request_id: requestId, last_at: lastAt, ...row }: Row) => ({
  ...row,
  addressHash,
  requestId,
  lastAt,
});
