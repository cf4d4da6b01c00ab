'use client';

import { MenuIcon } from '@/components/ui/icons';
import { chrome } from '@/content/chrome';
import { IconButton } from './icon-button';
import { useOnDemand } from './use-on-demand';

/** Opens the drawer of small screens, whose code is fetched when a finger comes near. */
export function DrawerButton() {
  const {
    Component: Drawer,
    warm,
    mount,
  } = useOnDemand(() => import('./drawer').then((module) => module.Drawer));
  if (Drawer) return <Drawer />;
  return (
    <IconButton
      aria-label={chrome.openMenu}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={warm}
      onFocus={warm}
      onClick={mount}
    >
      <MenuIcon />
    </IconButton>
  );
}
