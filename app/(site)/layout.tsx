import type { ReactNode } from 'react';
import { SiteChrome } from '@/components/layout/site-chrome';
import { JsonLd } from '@/components/seo/json-ld';
import { graph, organization, website } from '@/lib/search/seo/json-ld';
import { readChrome } from '@/lib/site/read-chrome';

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const chrome = await readChrome();
  return (
    <SiteChrome {...chrome}>
      <JsonLd graph={graph(organization(chrome), website(chrome))} />
      {children}
    </SiteChrome>
  );
}
