'use client';

import { DeletedNotice } from '@/components/admin/bin/deleted-notice';
import { SessionNotice } from '@/components/admin/layout/session-notice';
import { ListCell, ListRow, ListTable } from '@/components/admin/list/list-table';
import { RowAction, RowActions, RowLink } from '@/components/admin/list/row-actions';
import { useRemoval } from '@/components/admin/list/use-removal';
import { RemovalDialog } from '@/components/admin/removal/removal-dialog';
import { deleteAuthor } from '@/lib/authors/admin-actions';
import type { AdminAuthor } from '@/lib/authors/admin-row';
import { formatShortDate } from '@/lib/format/dates';
import { routes } from '@/lib/routes';

const COLUMNS = ['Name', 'Page', 'Short bio', 'Articles', 'Changed', 'Actions'];
const texts = { removed: 'Author deleted successfully.', failed: 'Failed to delete author' };

export function AuthorsTable({ authors }: { authors: AdminAuthor[] }) {
  const removal = useRemoval(authors, deleteAuthor, texts);
  const { asked } = removal;
  return (
    <>
      {removal.sessionOver && <SessionNotice />}
      <DeletedNotice
        item={
          removal.removedLast && {
            ...{ kind: 'author', itemId: removal.removedLast.id, label: removal.removedLast.fields.name },
          }
        }
        onBack={({ itemId }) => removal.takeBack(itemId)}
      />
      {removal.items.length > 0 && (
        <ListTable caption="Authors by name" columns={COLUMNS}>
          {removal.items.map((author) => (
            <AuthorRow key={author.id} author={author} onDelete={removal.ask} />
          ))}
        </ListTable>
      )}
      <RemovalDialog
        path={asked && routes.author(asked.fields.slug)}
        question="Are you sure you want to delete this author?"
        explanation={`${asked?.fields.name}, with the page about them. They lie in the bin for 30 days.`}
        pending={removal.pending}
        problem={removal.problem}
        onCancel={removal.cancel}
        onConfirm={(redirectTo) => removal.confirm({ redirectTo })}
      />
    </>
  );
}

type AuthorRowProps = { author: AdminAuthor; onDelete: (author: AdminAuthor) => void };

function AuthorRow({ author, onDelete }: AuthorRowProps) {
  const { id, updatedAt, articles } = author;
  const { name, slug, short_bio } = author.fields;
  return (
    <ListRow
      head={
        <a href={`/admin/authors/${id}`} className="text-link">
          {name}
        </a>
      }
    >
      <ListCell label="Page">
        <a href={routes.author(slug)} className="text-link">
          {routes.author(slug)}
        </a>
      </ListCell>
      <ListCell label="Short bio">{short_bio || '–'}</ListCell>
      <ListCell label="Articles">
        <span className="tabular-nums">{articles}</span>
      </ListCell>
      <ListCell label="Changed">
        <time dateTime={updatedAt} className="tabular-nums whitespace-nowrap">
          {formatShortDate(updatedAt)}
        </time>
      </ListCell>
      <ListCell>
        <RowActions>
          <RowLink label={`Edit ${name}`} href={`/admin/authors/${id}`}>
            Edit
          </RowLink>
          {articles === 0 && (
            <RowAction label={`Delete ${name}`} tone="danger" onClick={() => onDelete(author)}>
              Delete
            </RowAction>
          )}
        </RowActions>
      </ListCell>
    </ListRow>
  );
}
