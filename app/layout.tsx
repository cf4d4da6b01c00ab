import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { SkipLink } from '@/components/layout/skip-link';
import { rootMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';
import { fontVariables } from './fonts';
import './globals.css';

export const metadata = rootMetadata;

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: dark)', color: '#051215' },
    { media: '(prefers-color-scheme: light)', color: '#f9f5ee' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang={site.locale}
      className={`${fontVariables} dark`}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <body>
        <SkipLink />
        {children}
      </body>
    </html>
  );
}
