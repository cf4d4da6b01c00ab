import { textOrEmpty } from '../supabase/read-row';
import * as z from '../validation/zod';

export type ListedCityPage = {
  id: string;
  city: string;
  state: string;
  service: string;
  status: 'draft' | 'scheduled' | 'published';
  /** When a scheduled page is published. */
  publishAt: string;
  /** Null while nobody can visit it. */
  path: string | null;
  isShown: boolean;
  /** Why search engines are not shown it, in sentences. */
  reasons: string[];
  /** The share of its text that stands on older pages too, from 0 to 1. */
  overlap: number;
  ownWords: number;
  /** How many places of its city its sentences name. */
  places: number;
  views: number;
  changedAt: string;
  /** Empty where the system changed it, or nobody remembers. */
  changedBy: string;
};

const SAMPLE = 'It is marked as a sample. Write a text of your own and take the mark away.';
const WAITING = 'It has not been judged yet. That happens within a few minutes.';

const number = z.coerce.number().catch(0);
const rows = z.array(
  z.object({
    id: z.string(),
    city: textOrEmpty,
    state: textOrEmpty,
    service_type: textOrEmpty,
    status: textOrEmpty,
    publish_at: textOrEmpty,
    is_sample: z.boolean().catch(false),
    updated_at: textOrEmpty,
    path: z.string().nullable().catch(null),
    is_indexable: z.boolean().catch(false),
    is_judged: z.boolean().catch(false),
    overlap: number,
    own_words: number,
    places: number,
    reasons: z.array(z.string()).catch([]),
    changed_by: textOrEmpty,
  }),
);

/** @param viewsOf how often each was read, by its id
 * @param showsSamples whether search engines are shown samples, as on one's own machine */
export function toListedCityPages(
  value: unknown,
  viewsOf: ReadonlyMap<string, number>,
  showsSamples: boolean,
): ListedCityPage[] {
  return rows.parse(value).map((page) => {
    const { id, city, state, path, overlap, places } = page;
    const isKeptAsSample = page.is_sample && !showsSamples;
    return {
      ...{ id, city, state, path, overlap, places },
      service: page.service_type,
      status: page.status === 'published' ? 'published' : page.publish_at ? 'scheduled' : 'draft',
      publishAt: page.publish_at,
      isShown: page.is_indexable && !isKeptAsSample,
      reasons: [...(page.is_judged ? page.reasons : [WAITING]), ...(isKeptAsSample ? [SAMPLE] : [])],
      ownWords: page.own_words,
      views: viewsOf.get(id) ?? 0,
      changedAt: page.updated_at,
      changedBy: page.changed_by,
    };
  });
}
