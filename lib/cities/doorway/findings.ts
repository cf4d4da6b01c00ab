import 'server-only';
import { pageOrLast } from '../../lists/page-or-last';
import { showsSamples } from '../../routes/url';
import { answerOf, codes } from '../../supabase/errors';
import { sessionClient } from '../../supabase/session';
import * as z from '../../validation/zod';
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

const rowSchema = z
  .object({
    page_id: z.string(),
    path: z.string().nullable(),
    is_indexable: z.boolean(),
    is_sample: z.boolean(),
    judged_at: z.string().nullable(),
    overlap: z.number(),
    own_words: z.number(),
    evidence: z.array(z.string()),
    reasons: z.array(z.string()),
    city_pages: z.object({ city: z.string(), service_type: z.string() }),
  })
  .transform(
    (row): Finding => ({
      id: row.page_id,
      name: `${row.city_pages.service_type} in ${row.city_pages.city}`,
      path: row.path,
      overlap: row.overlap,
      ownWords: row.own_words,
      evidence: row.evidence,
      reasons: [
        ...(row.judged_at ? row.reasons : [WAITING]),
        ...(row.is_sample && !showsSamples() ? [SAMPLE] : []),
      ],
    }),
  );

const COLUMNS =
  'page_id, path, is_indexable, is_sample, judged_at, overlap, own_words, evidence, reasons, city_pages(city, service_type)';

export type Findings = { findings: Finding[]; total: number; page: number };

/** The city pages that are kept out of the index, a page at a time. @throws when the database does not answer */
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
  return { findings: z.array(rowSchema).parse(data), total: count ?? 0 };
}
