import type { ReactNode } from 'react';
import type { Chrome } from '@/lib/site/sections/chrome';
import { Footer, type FooterProps } from './footer';
import { Header } from './header';
import { PageScript } from './page-script';

export type SiteChromeProps = Omit<FooterProps, 'texts'> & { texts: Chrome };

export function SiteChrome({ texts, children, ...facts }: SiteChromeProps & { children: ReactNode }) {
  return (
    <>
      <PageScript />
      <Header brand={facts.brand} texts={texts} />
      <main id="content">{children}</main>
      <Footer texts={texts.footer} {...facts} />
    </>
  );
}
