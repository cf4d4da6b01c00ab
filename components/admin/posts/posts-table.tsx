'use client';

import { DeletedNotice } from '@/components/admin/bin/deleted-notice';
import { SessionNotice } from '@/components/admin/layout/session-notice';
import { ListTable } from '@/components/admin/list/list-table';
import { useRemoval } from '@/components/admin/list/use-removal';
import { RemovalDialog } from '@/components/admin/removal/removal-dialog';
import { deletePost } from '@/lib/blog/admin-actions';
import type { AdminPost } from '@/lib/blog/admin-row';
import { routes } from '@/lib/routes';
import { PostRow } from './post-row';

const COLUMNS = ['Title', 'Author', 'Status', 'Published Date', 'Edited', 'Views', 'Actions'];
const texts = { removed: 'Blog post deleted successfully.', failed: 'Failed to delete blog post' };

export function PostsTable({ posts }: { posts: AdminPost[] }) {
  const removal = useRemoval(posts, deletePost, texts);
  return (
    <>
      {removal.sessionOver && <SessionNotice />}
      <DeletedNotice
        item={
          removal.removedLast && {
            ...{ kind: 'article', itemId: removal.removedLast.id, label: removal.removedLast.title },
          }
        }
        onBack={({ itemId }) => removal.takeBack(itemId)}
      />
      {removal.items.length > 0 && (
        <ListTable caption="Blog posts, those created last first" columns={COLUMNS}>
          {removal.items.map((post) => (
            <PostRow key={post.id} post={post} onDelete={removal.ask} />
          ))}
        </ListTable>
      )}
      <RemovalDialog
        path={removal.asked && (removal.asked.isPublic ? routes.post(removal.asked.slug) : '')}
        question="Are you sure you want to delete this blog post?"
        explanation={`“${removal.asked?.title}”, with its history. It lies in the bin for 30 days.`}
        pending={removal.pending}
        problem={removal.problem}
        onCancel={removal.cancel}
        onConfirm={(redirectTo) => removal.confirm({ redirectTo })}
      />
    </>
  );
}
