import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { ListCell, ListRow, ListTable } from '@/components/admin/list/list-table';
import { LoadFailure } from '@/components/admin/list/load-failure';
import { ButtonLink } from '@/components/ui/button-link';
import type { EditorAuthor } from '@/lib/authors/admin-schema';
import { formatShortDate } from '@/lib/format';
import { routes } from '@/lib/routes';

const COLUMNS = ['Name', 'Page', 'Short bio', 'Changed', 'Actions'];

/** `authors` is null when they could not be read. */
export function AuthorsView({ authors }: { authors: EditorAuthor[] | null }) {
  return (
    <>
      <AdminHeading title="Authors" subtitle="Who writes the blog, with a page each">
        <ButtonLink href="/admin/authors/new">New Author</ButtonLink>
      </AdminHeading>
      {authors ? (
        <FoundAuthors authors={authors} />
      ) : (
        <LoadFailure text="The authors could not be loaded. Please try again." retry="/admin/authors" />
      )}
    </>
  );
}

function FoundAuthors({ authors }: { authors: EditorAuthor[] }) {
  if (authors.length === 0)
    return <p className="rounded-lg border px-6 py-14 text-center">No authors found.</p>;
  return (
    <ListTable caption="Authors by name" columns={COLUMNS}>
      {authors.map(({ id, updatedAt, fields: { name, slug, short_bio } }) => (
        <ListRow key={id} head={name}>
          <ListCell label="Page">
            <a href={routes.author(slug)} className="text-link">
              {routes.author(slug)}
            </a>
          </ListCell>
          <ListCell label="Short bio">{short_bio || '–'}</ListCell>
          <ListCell label="Changed">
            <time dateTime={updatedAt} className="tabular-nums whitespace-nowrap">
              {formatShortDate(updatedAt)}
            </time>
          </ListCell>
          <ListCell>
            <ButtonLink
              href={`/admin/authors/${id}`}
              variant="outline"
              size="sm"
              aria-label={`Edit ${name}`}
              className="-my-1.5 max-lg:my-0 max-lg:min-h-11"
            >
              Edit
            </ButtonLink>
          </ListCell>
        </ListRow>
      ))}
    </ListTable>
  );
}
