import { notFound } from 'next/navigation';
import { AuthorForm } from '@/components/admin/authors/author-form';
import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { LoadFailure } from '@/components/admin/list/load-failure';
import { requireAdministrator } from '@/lib/auth';
import { getEditorAuthor } from '@/lib/authors/admin';
import { errorCode, log } from '@/lib/log';
import { pageMetadata } from '@/lib/search/seo/metadata';
import * as z from '@/lib/validation/zod';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Edit Author',
    description: 'Change the page of somebody who writes the blog.',
    path: '/admin/authors',
    noindex: true,
  });

export default async function EditAuthorPage({ params }: { params: Promise<{ id: string }> }) {
  await requireAdministrator();
  const { id } = await params;
  if (!z.uuid().safeParse(id).success) notFound();
  const author = await read(id);
  if (author === null) notFound();
  return (
    <>
      <AdminHeading title="Edit Author" subtitle={author?.fields.name} />
      {author ? (
        <AuthorForm author={author} />
      ) : (
        <LoadFailure
          text="The author could not be loaded. Please try again."
          retry={`/admin/authors/${id}`}
        />
      )}
    </>
  );
}

/** Undefined when the database does not answer. */
async function read(id: string) {
  try {
    return await getEditorAuthor(id);
  } catch (error) {
    log.error('author.not_read', { code: errorCode(error) });
    return undefined;
  }
}
