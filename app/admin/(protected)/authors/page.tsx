import { AuthorsView } from '@/components/admin/authors/authors-view';
import { requireAdministrator } from '@/lib/auth';
import { listAdminAuthors } from '@/lib/authors/admin';
import { nullOnError } from '@/lib/lists/null-on-error';
import { pageMetadata } from '@/lib/search/seo/metadata';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Authors',
    description: 'Who writes the blog.',
    path: '/admin/authors',
    noindex: true,
  });

export default async function AuthorsPage() {
  await requireAdministrator();
  return <AuthorsView authors={await nullOnError('authors.not_read', listAdminAuthors())} />;
}
