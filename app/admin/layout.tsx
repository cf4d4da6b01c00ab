import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { Providers } from '@/components/layout/providers';
import './admin.css';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Rendered for every request, with the nonce that the middleware made for it. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  return <Providers nonce={(await headers()).get('x-nonce') ?? undefined}>{children}</Providers>;
}
