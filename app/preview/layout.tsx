import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { Providers } from '@/components/layout/providers';
import { SiteChrome } from '@/components/layout/site-chrome';
import { env } from '@/lib/env';

/** Rendered for every request, with the nonce that the middleware made for it. */
export default async function PreviewLayout({ children }: { children: ReactNode }) {
  return (
    <Providers nonce={(await headers()).get('x-nonce') ?? undefined}>
      <SiteChrome email={env.CONTACT_EMAIL}>{children}</SiteChrome>
    </Providers>
  );
}
