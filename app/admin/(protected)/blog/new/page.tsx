import { randomUUID } from 'node:crypto';
import { redirect } from 'next/navigation';
import { requireAdministrator } from '@/lib/auth';

/** Opens the editor at the address that the new post keeps when it is saved. */
export default async function NewPostPage() {
  await requireAdministrator();
  redirect(`/admin/blog/${randomUUID()}?new`);
}
