import type { ReactNode } from 'react';
import { BrandPicture, type BrandProps } from '@/components/layout/brand';
import { DraftOwner } from '../form/draft-owner';
import { NewsWatch } from '../submissions/news-watch';
import { AdminNavigation } from './admin-navigation';
import { LogOutButton } from './log-out-button';
import { ThemeSwitcher } from './theme-switcher';

type AdminShellProps = { brand: BrandProps; email: string; isOwner: boolean; children: ReactNode };

export function AdminShell({ brand, email, isOwner, children }: AdminShellProps) {
  return (
    <DraftOwner email={email}>
      <NewsWatch />
      <header className="border-b bg-background">
        <div className="container-admin relative flex min-h-14 items-center gap-x-2">
          <a href="/" className="mr-2 flex min-h-11 items-center gap-2.5 font-display font-bold">
            <BrandPicture logo={brand.logo} className="size-7" />
            <span className="max-w-48 truncate max-sm:sr-only">{brand.name}</span>
          </a>
          <AdminNavigation isOwner={isOwner} />
          <span className="ml-auto min-w-0 truncate text-sm text-muted-foreground max-lg:sr-only">
            {email}
          </span>
          <span className="max-lg:ml-auto">
            <ThemeSwitcher />
          </span>
          <LogOutButton />
        </div>
      </header>
      <main id="content" className="container-admin pt-8 pb-20">
        {children}
      </main>
    </DraftOwner>
  );
}
