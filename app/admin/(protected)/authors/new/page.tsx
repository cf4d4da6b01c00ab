import { AuthorForm } from '@/components/admin/authors/author-form';
import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { requireAdministrator } from '@/lib/auth';
import { pageMetadata } from '@/lib/search/seo/metadata';

export const generateMetadata = () =>
  pageMetadata({
    title: 'New Author',
    description: 'Add somebody who writes the blog.',
    path: '/admin/authors/new',
    noindex: true,
  });

export default async function NewAuthorPage() {
  await requireAdministrator();
  return (
    <>
      <AdminHeading title="New Author" />
      <AuthorForm author={null} />
    </>
  );
}
