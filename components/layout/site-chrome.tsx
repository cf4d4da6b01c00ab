import type { ReactNode } from 'react';
import { Footer } from './footer';
import { Header } from './header';
import { PageScript } from './page-script';

export function SiteChrome({ email, children }: { email: string; children: ReactNode }) {
  return (
    <>
      <PageScript />
      <Header />
      <main id="content">{children}</main>
      <Footer email={email} />
    </>
  );
}
