import type { Metadata } from 'next';
import { NotFoundView } from '@/components/layout/not-found-view';
import { SiteChrome } from '@/components/layout/site-chrome';
import { notFoundPage } from '@/content/problems';
import { env } from '@/lib/env';
import { site } from '@/lib/site';

export const metadata: Metadata = { title: `${notFoundPage.title} | ${site.name}` };

export default function NotFound() {
  return (
    <SiteChrome email={env.CONTACT_EMAIL}>
      <NotFoundView />
    </SiteChrome>
  );
}
