import type { ReactNode } from 'react';
import { SiteChrome } from '@/components/layout/site-chrome';
import { readChrome } from '@/lib/site/read-chrome';

export default async function PreviewLayout({ children }: { children: ReactNode }) {
  return <SiteChrome {...(await readChrome())}>{children}</SiteChrome>;
}
