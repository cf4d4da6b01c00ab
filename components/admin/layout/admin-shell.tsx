import type { ReactNode } from 'react';
import { BrandPicture, type BrandProps } from '@/components/layout/brand';
import { adminNavigation } from '@/content/admin';
import { routes } from '@/lib/routes';
import { DraftOwner } from '../form/draft-owner';
import { NewsCount } from '../submissions/news-count';
import { NewsWatch } from '../submissions/news-watch';
import { AdminNavLink } from './admin-nav-link';
import { LogOutButton } from './log-out-button';
import { ThemeSwitcher } from './theme-switcher';

type AdminShellProps = { brand: BrandProps; email: string; isOwner: boolean; children: ReactNode };

export function AdminShell({ brand, email, isOwner, children }: AdminShellProps) {
  const navigation = adminNavigation.filter(({ isForOwners }) => isOwner || !isForOwners);
  return (
    <DraftOwner email={email}>
      <NewsWatch />
      <header className="border-b bg-background">
        <div className="container-admin flex min-h-14 flex-wrap items-center gap-x-2">
          <a href="/" className="mr-2 flex min-h-11 items-center gap-2.5 font-display font-bold">
            <BrandPicture logo={brand.logo} className="size-7" />
            <span className="max-sm:sr-only">{brand.name}</span>
          </a>
          <nav aria-label="Staff" className="max-md:order-last max-md:w-full max-md:border-t">
            <ul className="-ml-3 flex flex-wrap items-center md:ml-0">
              {navigation.map(({ name, path }) => (
                <li key={path}>
                  <AdminNavLink href={path}>
                    {name}
                    {path === routes.admin && <NewsCount />}
                  </AdminNavLink>
                </li>
              ))}
            </ul>
          </nav>
          <span className="ml-auto truncate text-sm text-muted-foreground max-lg:sr-only">{email}</span>
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
