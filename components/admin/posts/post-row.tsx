import { ListCell, ListRow } from '@/components/admin/list/list-table';
import { RowAction, RowActions, RowLink } from '@/components/admin/list/row-actions';
import { Badge } from '@/components/ui/badge';
import type { AdminPost } from '@/lib/blog/admin-row';
import { formatMoment, formatShortDate } from '@/lib/format/dates';
import { routes } from '@/lib/routes';

const count = new Intl.NumberFormat('en-IN');

type PostRowProps = { post: AdminPost; onDelete: (post: AdminPost) => void };

export function PostRow({ post, onDelete }: PostRowProps) {
  const { id, slug, title, author, status, publishedAt, publishAt, editedAt, views, isFeatured, isPublic } =
    post;
  return (
    <ListRow
      head={
        <>
          <a href={`/admin/blog/${id}`} className="text-link">
            {title}
          </a>
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
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <State {...{ status, publishAt }} />
          {isPublic && (
            <a
              href={routes.post(slug)}
              aria-label={`View “${title}”`}
              className="text-link inline-flex min-h-6 items-center"
            >
              View
            </a>
          )}
        </span>
      </ListCell>
      <ListCell label="Published Date">
        <Day moment={publishedAt} />
      </ListCell>
      <ListCell label="Edited">
        <Day moment={editedAt} />
      </ListCell>
      <ListCell label="Views">
        <span className="tabular-nums">{count.format(views)}</span>
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

function State({ status, publishAt }: Pick<AdminPost, 'status' | 'publishAt'>) {
  if (status === 'published') return <Badge tone="success">Published</Badge>;
  if (!publishAt) return <Badge tone="neutral">Draft</Badge>;
  return (
    <>
      <Badge tone="info">Scheduled</Badge>
      <time dateTime={publishAt} className="text-muted-foreground">
        {formatMoment(publishAt)}
      </time>
    </>
  );
}

function Day({ moment }: { moment: string }) {
  if (!moment) return '–';
  return (
    <time dateTime={moment} className="tabular-nums max-lg:whitespace-nowrap xl:whitespace-nowrap">
      {formatShortDate(moment)}
    </time>
  );
}
