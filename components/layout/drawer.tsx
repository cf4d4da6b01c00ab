'use client';

import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { MenuIcon } from '@/components/ui/icons';
import { Sheet, SheetContent, SheetTrigger } from '@/components/ui/sheet';
import { chrome } from '@/content/chrome';
import { routes } from '@/lib/routes';
import { navigation, site } from '@/lib/site';
import { cn } from '@/lib/utils';
import { IconButton } from './icon-button';
import { NavLink } from './nav-link';

/** Fetched when the menu button is first used, and open from the start. It is open on one address, so it closes with it. */
export function Drawer() {
  const pathname = usePathname();
  const [openOn, setOpenOn] = useState<string | null>(pathname);

  return (
    <Sheet open={openOn === pathname} onOpenChange={(open) => setOpenOn(open ? pathname : null)}>
      <SheetTrigger asChild>
        <IconButton aria-label={chrome.openMenu}>
          <MenuIcon />
        </IconButton>
      </SheetTrigger>
      <SheetContent heading={site.name} caption={chrome.drawerCaption}>
        <nav aria-label="Menu" className="mt-8">
          <ul className="border-b">
            {navigation.map(({ name, path }) => (
              <li key={path} className="border-t">
                <NavLink
                  href={path}
                  className="heading-3 flex min-h-14 items-center aria-[current]:text-rank"
                >
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <a href={routes.contact} className={cn(buttonStyles('primary', 'lg'), 'mt-8 w-full')}>
          {chrome.quote}
        </a>
      </SheetContent>
    </Sheet>
  );
}
