import type { ReactNode } from 'react';
import { SkipLink } from '@/components/layout/skip-link';
import { rootMetadata } from '@/lib/search/seo/metadata';
import { locale } from '@/lib/site/locale';
import { fontVariables } from './fonts';
import './globals.css';

export const generateMetadata = rootMetadata;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang={locale}
      className={`${fontVariables} dark`}
      data-theme="dark"
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <body>
        <meta name="theme-color" content="#051215" data-dark="#051215" data-light="#f9f5ee" />
        <SkipLink />
        {children}
      </body>
    </html>
  );
}
