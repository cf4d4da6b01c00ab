import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { Providers } from '@/components/admin/layout/providers';
import './admin.css';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Rendered for every request, with the nonce that the middleware made for it. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return <Providers nonce={nonce}>{children}</Providers>;
}
