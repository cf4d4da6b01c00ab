import type { ReactNode } from 'react';
import { Providers } from '@/components/layout/providers';
import { SiteChrome } from '@/components/layout/site-chrome';
import { JsonLd } from '@/components/seo/json-ld';
import { env } from '@/lib/env';
import { graph, organization, website } from '@/lib/seo/json-ld';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <Providers>
      <SiteChrome email={env.CONTACT_EMAIL}>
        <JsonLd graph={graph(organization(), website())} />
        {children}
      </SiteChrome>
    </Providers>
  );
}
