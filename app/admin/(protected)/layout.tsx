import type { ReactNode } from 'react';
import { AdminShell } from '@/components/admin/layout/admin-shell';
import { requireAdministrator } from '@/lib/auth';
import { brandOrDefault } from '@/lib/site/identity';

export default async function ProtectedLayout({ children }: { children: ReactNode }) {
  const { email, role } = await requireAdministrator();
  return (
    <AdminShell brand={await brandOrDefault()} email={email} isOwner={role === 'owner'}>
      {children}
    </AdminShell>
  );
}
