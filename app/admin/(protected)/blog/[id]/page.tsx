import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EditorFailure } from '@/components/admin/editor/editor-failure';
import { PostEditor } from '@/components/admin/editor/post-editor';
import { requireAdministrator } from '@/lib/auth';
import { readEditor } from '@/lib/blog/editor/page';
import { firstOf } from '@/lib/lists/parameters';
import { pageMetadata } from '@/lib/search/seo/metadata';

type EditPostProps = {
  params: Promise<{ id: string }>;
  /** `new` stands in the address until the post is saved for the first time; `draft` names the one to go on with. */
  searchParams: Promise<{ new?: string | string[]; draft?: string | string[] }>;
};

export async function generateMetadata({ searchParams }: EditPostProps): Promise<Metadata> {
  const isNew = (await searchParams).new !== undefined;
  return pageMetadata({
    title: isNew ? 'Create post' : 'Edit post',
    description: isNew ? 'Write a new blog post' : 'Edit a blog post',
    path: '/admin/blog',
    noindex: true,
  });
}

export default async function EditPostPage({ params, searchParams }: EditPostProps) {
  const administrator = await requireAdministrator();
  const { id } = await params;
  const { new: asNew, draft } = await searchParams;
  const isNew = asNew !== undefined;
  const read = await readEditor(id, administrator);
  if (!read) return <EditorFailure retry={`/admin/blog/${id}${isNew ? '?new' : ''}`} />;
  if (!read.id || !(read.post || isNew || read.drafts.length > 0)) notFound();
  return <PostEditor key={id} {...read} id={read.id} wantedDraft={firstOf(draft) ?? ''} />;
}
