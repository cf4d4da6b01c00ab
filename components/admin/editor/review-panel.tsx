import type { PostFields } from '@/lib/blog/post-fields';
import { type SiteFacts, serpPreview } from '@/lib/blog/review/preview';
import type { Fix, ReviewDraft } from '@/lib/blog/review/types';
import { Notice } from '../layout/notice';
import { ReadyButton } from '../layout/ready-button';
import { useSettled } from '../layout/use-settled';
import { FindingCard } from './finding-card';
import { SearchResult } from './search-result';
import { ShareCard } from './share-card';
import type { Review } from './use-review';

type ReviewPanelProps = {
  id: string | null;
  fields: PostFields;
  site: SiteFacts;
  review: Review;
  onFix: (fix: Fix) => void;
};

/** What to look at before a post is published. There are no scores: each finding stands for itself. */
export function ReviewPanel({ id, fields, site, review, onFix }: ReviewPanelProps) {
  const draft: ReviewDraft = { id, ...useSettled(fields, 300) };
  const { findings, problem, isLoading, refresh } = review;
  return (
    <div className="grid grid-cols-1 gap-8">
      <section aria-labelledby="findings-heading" className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="findings-heading" className="font-semibold">
            Findings
          </h2>
          <ReadyButton
            aria-disabled={isLoading}
            onClick={() => isLoading || refresh()}
            variant="outline"
            size="sm"
          >
            {isLoading ? 'Checking...' : 'Check again'}
          </ReadyButton>
        </div>
        {problem && (
          <Notice tone="warning">
            <p>The review is not complete. {problem}</p>
          </Notice>
        )}
        <p role="status" className="text-sm text-muted-foreground">
          {findings ? summary(findings.length) : problem ? '' : 'The text is being read.'}
        </p>
        <ul className="grid grid-cols-1 gap-3">
          {findings?.map((finding) => (
            <FindingCard key={finding.id} finding={finding} onFix={onFix} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="results-heading" className="grid grid-cols-1 gap-4">
        <h2 id="results-heading" className="font-semibold">
          In search results
        </h2>
        <SearchResult device="phone" {...serpPreview(draft, 'phone', site)} />
        <SearchResult device="desktop" {...serpPreview(draft, 'desktop', site)} />
        <p className="text-sm text-muted-foreground">
          When Google takes over the title and description of the page, which it need not.
        </p>
      </section>
      <section aria-labelledby="card-heading" className="grid grid-cols-1 gap-3">
        <h2 id="card-heading" className="font-semibold">
          When it is shared
        </h2>
        <ShareCard draft={draft} site={site} />
      </section>
    </div>
  );
}

function summary(count: number): string {
  if (count === 0) return 'Nothing was found.';
  return count === 1 ? '1 thing to look at.' : `${count} things to look at.`;
}
