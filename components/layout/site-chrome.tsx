import type { ReactNode } from 'react';
import { Footer } from './footer';
import { Header } from './header';
import { PageEffects } from './page-effects';

/** Header, main content and footer, as every public page has them. */
export function SiteChrome({ email, children }: { email: string; children: ReactNode }) {
  return (
    <>
      <Header />
      <main id="content">{children}</main>
      <Footer email={email} />
      <PageEffects />
    </>
  );
}
