import 'server-only';
import { pageOrLast } from '../../lists/page-or-last';
import { showsSamples } from '../../routes/url';
import type { Tables } from '../../supabase/database.types';
import { answerOf, codes } from '../../supabase/errors';
import { sessionClient } from '../../supabase/session';
import { FINDINGS_A_PAGE } from './list-view';

export type Finding = {
  id: string;
  name: string;
  /** Null where no address leads to the page. */
  path: string | null;
  /** The share of its text that stands on older pages too, from 0 to 1. */
  overlap: number;
  ownWords: number;
  /** Places of its city that its sentences name. */
  evidence: string[];
  /** Why it is kept out of the index, in sentences. */
  reasons: string[];
};

const SAMPLE = 'It is marked as a sample. Write a text of your own and set is_sample to false.';
const WAITING = 'It has not been judged yet. That happens within a few minutes.';

type Row = Pick<
  Tables<'city_page_verdicts'>,
  'page_id' | 'path' | 'is_sample' | 'judged_at' | 'overlap' | 'own_words' | 'evidence' | 'reasons'
> & { city_pages: Pick<Tables<'city_pages'>, 'city' | 'service_type'> };

const COLUMNS =
  'page_id, path, is_sample, judged_at, overlap, own_words, evidence, reasons, city_pages(city, service_type)';

export type Findings = { findings: Finding[]; total: number; page: number };

/** The city pages that are kept out of the index, a page at a time. */
export function listFindings(page: number): Promise<Findings> {
  return pageOrLast(page, FINDINGS_A_PAGE, readFindings);
}

async function readFindings(page: number): Promise<Omit<Findings, 'page'>> {
  const from = (page - 1) * FINDINGS_A_PAGE;
  const client = await sessionClient();
  const query = client.from('city_page_verdicts').select(COLUMNS, { count: 'exact' });
  const keptOut = showsSamples()
    ? query.eq('is_indexable', false)
    : query.or('is_indexable.eq.false,is_sample.eq.true');
  const { data, count, error } = await answerOf(
    keptOut
      .order('path')
      .order('page_id')
      .range(from, from + FINDINGS_A_PAGE - 1),
    codes.behindTheEnd,
  );
  if (error) return { findings: [], total: 0 };
  return { findings: data.map(toFinding), total: count ?? 0 };
}

function toFinding({
  page_id: id,
  city_pages: { city, service_type },
  path,
  overlap,
  evidence,
  ...row
}: Row): Finding {
  return {
    ...{ id, path, overlap, evidence, name: `${service_type} in ${city}`, ownWords: row.own_words },
    reasons: [
      ...(row.judged_at ? row.reasons : [WAITING]),
      ...(row.is_sample && !showsSamples() ? [SAMPLE] : []),
    ],
  };
}
