import type { ReactNode } from 'react';
import { SiteChrome } from '@/components/layout/site-chrome';
import { env } from '@/lib/env';

export default function PreviewLayout({ children }: { children: ReactNode }) {
  return <SiteChrome email={env.CONTACT_EMAIL}>{children}</SiteChrome>;
}
