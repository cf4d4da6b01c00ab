import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EditorFailure } from '@/components/admin/editor/editor-failure';
import { PostEditor } from '@/components/admin/editor/post-editor';
import { requireAdministrator } from '@/lib/auth';
import { readEditor } from '@/lib/blog/editor-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = pageMetadata({
  title: 'Edit post',
  description: 'Edit a blog post',
  path: '/admin/blog',
  noindex: true,
});

export default async function EditPostPage({ params }: { params: Promise<{ id: string }> }) {
  const administrator = await requireAdministrator();
  const { id } = await params;
  const read = await readEditor(id, administrator);
  if (!read) return <EditorFailure retry={`/admin/blog/${id}`} />;
  if (!read.post) notFound();
  return <PostEditor key={id} {...read} />;
}
