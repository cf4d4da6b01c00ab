import { Badge } from '@/components/ui/badge';
import { blogWords } from '@/content/blog';

export function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={blogWords.tags} className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <Badge tone="outline">{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}
