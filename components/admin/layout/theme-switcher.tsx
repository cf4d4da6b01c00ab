'use client';

import { useTheme } from 'next-themes';
import { IconButton } from '@/components/layout/icon-button';
import { chromeControls as chrome } from '@/content/chrome';
import { ThemeIcon } from './theme-icon';
import { useMounted } from './use-mounted';
import { useOnDemand } from './use-on-demand';

/** Light, Dark or System. What the visitor chose is known in the browser only, hence the button that waits. */
export function ThemeSwitcher() {
  const mounted = useMounted();
  const { theme } = useTheme();
  const {
    Component: ThemeMenu,
    warm,
    mount,
  } = useOnDemand(() => import('./theme-menu').then((module) => module.ThemeMenu));

  if (!mounted) {
    return (
      <IconButton disabled aria-label={chrome.loadingTheme}>
        <ThemeIcon />
      </IconButton>
    );
  }
  if (ThemeMenu) return <ThemeMenu />;
  return (
    <IconButton
      aria-label={chrome.theme}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={warm}
      onFocus={warm}
      onClick={mount}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        mount();
      }}
    >
      <ThemeIcon theme={theme} />
    </IconButton>
  );
}
