import { ButtonLink } from '@/components/ui/button-link';
import { CloseIcon, MenuIcon } from '@/components/ui/icons';
import { chromeControls } from '@/content/chrome';
import { routes } from '@/lib/routes';
import type { Chrome } from '@/lib/site/sections/chrome';
import { IconButton } from './icon-button';
import { NavLink } from './nav-link';

const ID = '_drawer';
const [TITLE, CAPTION] = [`${ID}-title`, `${ID}-caption`];

type DrawerProps = { brand: string; texts: Pick<Chrome, 'navigation' | 'quote' | 'drawerCaption'> };

/** The links of small screens: a dialog that the browser opens by itself, without waiting for a script. */
export function Drawer({ brand, texts }: DrawerProps) {
  return (
    <>
      <IconButton
        aria-label={chromeControls.openMenu}
        aria-haspopup="dialog"
        suppressHydrationWarning
        {...{ command: 'show-modal', commandfor: ID }}
      >
        <MenuIcon />
      </IconButton>
      <dialog
        id={ID}
        data-drawer=""
        aria-labelledby={TITLE}
        aria-describedby={CAPTION}
        suppressHydrationWarning
        className="enter-left m-0 h-dvh max-h-none w-[min(22rem,88vw)] max-w-none border-r bg-background text-foreground backdrop:bg-black/60"
      >
        <div className="flex min-h-full flex-col p-6">
          <div className="flex items-start justify-between gap-4">
            <div>
              <h2 id={TITLE} className="heading-3">
                {brand}
              </h2>
              <p id={CAPTION} className="text-sm text-muted-foreground">
                {texts.drawerCaption}
              </p>
            </div>
            <div className="-mt-2 -mr-2.5">
              <IconButton aria-label={chromeControls.closeMenu} {...{ command: 'close', commandfor: ID }}>
                <CloseIcon />
              </IconButton>
            </div>
          </div>
          <nav aria-label="Menu" className="mt-8">
            <ul className="border-b">
              {texts.navigation.map(({ name, path }) => (
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
          <ButtonLink href={routes.contact} size="lg" className="mt-8 w-full">
            {texts.quote}
          </ButtonLink>
        </div>
      </dialog>
    </>
  );
}
