import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { ListNavigationArea } from '@/components/admin/list/list-navigation';
import { ListSection } from '@/components/admin/list/list-section';
import { LoadFailure } from '@/components/admin/list/load-failure';
import { ButtonLink } from '@/components/ui/button-link';
import type { AdminAuthor } from '@/lib/authors/admin-row';
import { AuthorsTable } from './authors-table';

/** `authors` is null when they could not be read. */
export function AuthorsView({ authors }: { authors: AdminAuthor[] | null }) {
  return (
    <ListNavigationArea>
      <AdminHeading title="Authors" subtitle="Who writes the blog, with a page each">
        <ButtonLink href="/admin/authors/new">New Author</ButtonLink>
      </AdminHeading>
      {authors ? (
        <FoundAuthors authors={authors} />
      ) : (
        <LoadFailure text="The authors could not be loaded. Please try again." retry="/admin/authors" />
      )}
    </ListNavigationArea>
  );
}

function FoundAuthors({ authors }: { authors: AdminAuthor[] }) {
  return (
    <ListSection label="Authors">
      <AuthorsTable authors={authors} />
      {authors.length === 0 && <p className="rounded-lg border px-6 py-14 text-center">No authors found.</p>}
    </ListSection>
  );
}
