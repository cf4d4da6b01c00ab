import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';
import type { Chrome } from '@/lib/site/sections/chrome';
import { Brand, type BrandProps } from './brand';
import { Drawer } from './drawer';
import { NavLink } from './nav-link';
import { ThemeSwitcher } from './theme-switcher';

type HeaderProps = { brand: BrandProps; texts: Pick<Chrome, 'navigation' | 'quote' | 'drawerCaption'> };

/** Stays at the top of the page. Where no script runs, small screens get the links in a second row instead of the drawer. */
export function Header({ brand, texts }: HeaderProps) {
  return (
    <header className="sticky top-0 z-40 border-b bg-background noscript:static">
      <div className="container-page flex min-h-16 flex-wrap items-center gap-x-2">
        <div className="-ml-3 md:hidden noscript:hidden">
          <Drawer brand={brand.name} texts={texts} />
        </div>
        <NavLink href={routes.home} className="mr-auto flex min-h-11 items-center">
          <Brand name={brand.name} logo={brand.logo} />
        </NavLink>
        <nav
          aria-label="Main"
          className="hidden md:block noscript:order-last noscript:block noscript:max-md:w-full"
        >
          <ul className="flex flex-wrap items-center">
            {texts.navigation.map(({ name, path }) => (
              <li key={path}>
                <NavLink
                  href={path}
                  className="relative flex min-h-11 items-center px-3.5 text-[0.9375rem] font-medium text-muted-foreground transition-colors duration-200 after:absolute after:inset-x-3.5 after:bottom-1.5 after:h-0.5 hover:text-foreground aria-[current]:text-foreground aria-[current]:after:bg-rank"
                >
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="noscript:hidden">
          <ThemeSwitcher />
        </div>
        <ButtonLink href={routes.contact} className="max-sm:hidden">
          {texts.quote}
        </ButtonLink>
      </div>
    </header>
  );
}
