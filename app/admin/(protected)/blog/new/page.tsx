import type { Metadata } from 'next';
import { EditorFailure } from '@/components/admin/editor/editor-failure';
import { PostEditor } from '@/components/admin/editor/post-editor';
import { requireAdministrator } from '@/lib/auth';
import { readEditor } from '@/lib/blog/editor-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = pageMetadata({
  title: 'Create post',
  description: 'Write a new blog post',
  path: '/admin/blog/new',
  noindex: true,
});

export default async function NewPostPage() {
  const administrator = await requireAdministrator();
  const read = await readEditor(null, administrator);
  return read ? <PostEditor {...read} /> : <EditorFailure retry="/admin/blog/new" />;
}
