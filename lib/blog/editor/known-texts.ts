import 'server-only';
import { phrasesBounded } from '../../markdown/bounded';

export type PostText = { id: string; updatedAt: string; content: string };

/** A post of a thousand words takes about 8 KB here. */
const MAX_COUNT = 400;
const kept = new Map<string, { updatedAt: string; shingles: number[] }>();

/** The ids whose text has to be read, because it is new or has changed. */
export function unknownTexts(posts: readonly { id: string; updatedAt: string }[]): string[] {
  return posts.filter(({ id, updatedAt }) => kept.get(id)?.updatedAt !== updatedAt).map(({ id }) => id);
}

export async function learnTexts(posts: readonly PostText[]): Promise<void> {
  for (const { id, updatedAt, content } of posts) {
    const shingles = await phrasesBounded(content);
    kept.delete(id);
    kept.set(id, { updatedAt, shingles });
    const [oldest] = kept.keys();
    if (kept.size > MAX_COUNT && oldest) kept.delete(oldest);
  }
}

/** The phrases of a post, if enough of them stand in a draft to be worth a comparison. */
export function similarShingles(id: string, draft: ReadonlySet<number>): number[] | undefined {
  const shingles = kept.get(id)?.shingles;
  if (!shingles) return undefined;
  let shared = 0;
  for (const shingle of shingles) if (draft.has(shingle)) shared++;
  return shared > 0 && shared >= WORTH_COMPARING * draft.size ? shingles : undefined;
}

/** The review calls a text copied from three tenths on; what a writer adds meanwhile may make up for the rest. */
const WORTH_COMPARING = 0.1;
