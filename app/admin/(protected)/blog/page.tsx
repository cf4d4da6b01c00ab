import { PostsView } from '@/components/admin/posts/posts-view';
import { requireAdministrator } from '@/lib/auth';
import { listAdminPosts } from '@/lib/blog/admin';
import { listDrafts } from '@/lib/blog/admin-drafts';
import { readPostListView } from '@/lib/blog/admin-list';
import { nullOnError } from '@/lib/lists/null-on-error';
import type { Parameters } from '@/lib/lists/parameters';
import { pageMetadata } from '@/lib/search/seo/metadata';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Blog Admin',
    description: 'Write, edit and delete blog posts.',
    path: '/admin/blog',
    noindex: true,
  });

export default async function BlogAdminPage({ searchParams }: { searchParams: Promise<Parameters> }) {
  await requireAdministrator();
  const view = readPostListView(await searchParams);
  const [list, drafts] = await Promise.all([
    nullOnError('posts.not_read', listAdminPosts(view)),
    nullOnError('drafts.not_read', listDrafts()),
  ]);
  return <PostsView view={view} list={list} drafts={drafts} />;
}
