import type { ReactNode } from 'react';
import { SiteChrome } from '@/components/layout/site-chrome';
import { JsonLd } from '@/components/seo/json-ld';
import { env } from '@/lib/env';
import { graph, organization, website } from '@/lib/search/seo/json-ld';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <SiteChrome email={env.CONTACT_EMAIL}>
      <JsonLd graph={graph(organization(), website())} />
      {children}
    </SiteChrome>
  );
}
