import { ListCell, ListRow } from '@/components/admin/list/list-table';
import { RowAction, RowActions, RowLink } from '@/components/admin/list/row-actions';
import { Badge } from '@/components/ui/badge';
import type { StaffPost } from '@/lib/blog/admin-row';
import { formatShortDate } from '@/lib/format';

type PostRowProps = { post: StaffPost; onDelete: (post: StaffPost) => void };

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
        <RowActions>
          <RowLink label={`Edit “${title}”`} href={`/admin/blog/${id}`}>
            Edit
          </RowLink>
          <RowAction label={`Delete “${title}”`} tone="danger" onClick={() => onDelete(post)}>
            Delete
          </RowAction>
        </RowActions>
      </ListCell>
    </ListRow>
  );
}
