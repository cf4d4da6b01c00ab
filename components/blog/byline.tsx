import { formatShortDate } from '@/lib/format/dates';

export function Byline({ author, publishedAt }: { author: string; publishedAt: string }) {
  return (
    <p className="text-sm text-muted-foreground">
      {author && <span className="text-foreground">{author}</span>}
      {author && ' · '}
      <time dateTime={publishedAt}>{formatShortDate(publishedAt)}</time>
    </p>
  );
}
