import { useCallback, useEffect, useRef, useState } from 'react';
import { judgePages } from '@/lib/blog/editor/pages';
import type { PostFields } from '@/lib/blog/post-fields';
import type { Finding, ReviewContext, ReviewDraft } from '@/lib/blog/review/types';
import { tooMuch } from '@/lib/markdown/ceiling';
import { routes } from '@/lib/routes';
import { useSettled } from '../layout/use-settled';
import { calls } from './editor-calls';

const PAUSE_MS = 800;
/** After so many more or fewer characters, a pasted text for example, others are compared with it anew. */
const MUCH_CHANGED = 1500;

export type Review = {
  /** Null until the first has come. */
  findings: Finding[] | null;
  /** Why the rest of the site is not known; empty when it is. */
  problem: string;
  isLoading: boolean;
  refresh: () => void;
  /** What must be fixed in these very fields; nothing where the rest of the site is not known. */
  mustBeFixed: (fields: PostFields) => Promise<Finding[]>;
};

/** What to look at before a post is published, worked out in the browser at every pause. */
export function useReview(id: string | null, fields: PostFields): Review {
  const settled = useSettled(fields, PAUSE_MS);
  const [context, setContext] = useState<ReviewContext | null>(null);
  const [problem, setProblem] = useState('');
  const [isLoading, setIsLoading] = useState(false);
  const [findings, setFindings] = useState<Finding[] | null>(null);
  const content = useRef(fields.content);
  const askedWith = useRef<number | null>(null);
  const askedAbout = useRef(new Set<string>());

  const refresh = useCallback(async () => {
    askedWith.current = content.current.length;
    setIsLoading(true);
    const result = await calls.loadReviewContext({ id, content: content.current });
    setIsLoading(false);
    setProblem(result.status === 'failure' ? result.message : '');
    if (result.status === 'success') setContext(result.data);
    return result.status === 'success' ? result.data : null;
  }, [id]);

  useEffect(() => {
    content.current = settled.content;
    const change = Math.abs(settled.content.length - (askedWith.current ?? Number.NEGATIVE_INFINITY));
    if (change > MUCH_CHANGED) void refresh();
  }, [settled.content, refresh]);

  useEffect(() => {
    if (!context) return;
    let isWanted = true;
    const excess = tooMuch(settled.content);
    if (excess) return setProblem(excess);
    const show = async () => {
      const unknown = await unknownPosts({ id, ...settled }, context, askedAbout.current);
      for (const path of unknown) askedAbout.current.add(path);
      // What a new link leads to is found out before it is judged.
      if (unknown.length > 0 && (await refresh())) return;
      const found = await findingsIn({ id, ...settled }, context);
      if (isWanted) setFindings(found);
    };
    show().catch(() => isWanted && setProblem('Its rules could not be loaded.'));
    return () => {
      isWanted = false;
    };
  }, [id, settled, context, refresh]);

  async function mustBeFixed(now: PostFields): Promise<Finding[]> {
    const known = context ?? (await refresh());
    const found = known ? await findingsIn({ id, ...now }, known).catch(() => []) : [];
    return found.filter(({ severity }) => severity === 'error');
  }

  return { findings, problem, isLoading, refresh, mustBeFixed };
}

/** The links to articles of which nothing is known yet, and nothing was asked. */
async function unknownPosts(draft: ReviewDraft, context: ReviewContext, asked: ReadonlySet<string>) {
  const { internalPaths } = await import('@/lib/blog/review');
  return internalPaths(draft, context.origin).filter(
    (path) => path.startsWith(`${routes.blog}/`) && !context.pages.has(path) && !asked.has(path),
  );
}

async function findingsIn(draft: ReviewDraft, context: ReviewContext): Promise<Finding[]> {
  // The parser is fetched with the first review.
  const { internalPaths, reviewPost } = await import('@/lib/blog/review');
  const pages = judgePages(internalPaths(draft, context.origin), context.pages);
  return reviewPost(draft, { ...context, pages });
}
