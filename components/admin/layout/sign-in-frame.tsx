import type { ReactNode } from 'react';
import { Brand, type BrandProps } from '@/components/layout/brand';
import { ThemeSwitcher } from './theme-switcher';

type SignInFrameProps = { brand: BrandProps; title: string; text: string; children: ReactNode };

/** A page of the staff area for whoever is not in it yet. */
export function SignInFrame({ brand, title, text, children }: SignInFrameProps) {
  return (
    <>
      <header className="border-b">
        <div className="container-admin flex min-h-14 items-center justify-between">
          <a href="/" className="flex min-h-11 items-center">
            <Brand {...brand} />
          </a>
          <ThemeSwitcher />
        </div>
      </header>
      <main id="content" className="container-admin grid min-h-[70dvh] place-items-center py-12">
        <div className="w-full max-w-sm">
          <h1 className="heading-admin">{title}</h1>
          <p className="mt-2 mb-8 text-muted-foreground">{text}</p>
          {children}
        </div>
      </main>
    </>
  );
}
