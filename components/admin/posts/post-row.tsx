import { ListCell, ListRow } from '@/components/admin/list/list-table';
import { Badge } from '@/components/ui/badge';
import { buttonBase, buttonSizes, buttonVariants } from '@/components/ui/button-styles';
import type { StaffPost } from '@/lib/blog/admin-row';
import { formatShortDate } from '@/lib/format';

type PostRowProps = { post: StaffPost; onDelete: (post: StaffPost) => void };

const action = `${buttonBase} ${buttonSizes.sm} max-lg:min-h-11`;

export function PostRow({ post, onDelete }: PostRowProps) {
  const { id, title, author, status, publishedAt, isFeatured } = post;
  return (
    <ListRow
      head={
        <>
          {title}
          {isFeatured && (
            <Badge tone="outline" className="ml-2 align-text-bottom">
              Featured
            </Badge>
          )}
        </>
      }
    >
      <ListCell label="Author">{author || '–'}</ListCell>
      <ListCell label="Status">
        <Badge tone={status === 'published' ? 'success' : 'neutral'}>
          {status === 'published' ? 'Published' : 'Draft'}
        </Badge>
      </ListCell>
      <ListCell label="Published Date">
        {publishedAt ? (
          <time dateTime={publishedAt} className="tabular-nums whitespace-nowrap">
            {formatShortDate(publishedAt)}
          </time>
        ) : (
          '–'
        )}
      </ListCell>
      <ListCell>
        <span className="-my-1.5 flex gap-1 max-lg:my-0 max-lg:gap-2">
          <a
            href={`/admin/blog/${id}`}
            aria-label={`Edit “${title}”`}
            className={`${action} ${buttonVariants.outline}`}
          >
            Edit
          </a>
          <button
            type="button"
            onClick={() => onDelete(post)}
            aria-label={`Delete “${title}”`}
            className={`${action} ${buttonVariants.ghost} text-destructive!`}
          >
            Delete
          </button>
        </span>
      </ListCell>
    </ListRow>
  );
}
