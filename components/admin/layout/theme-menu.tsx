'use client';

import { useTheme } from 'next-themes';
import { IconButton } from '@/components/layout/icon-button';
import { themes } from '@/components/layout/themes';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { chromeControls as chrome } from '@/content/chrome';
import { ThemeIcon } from './theme-icon';

/** Fetched when the switcher is first used, and open from the start. */
export function ThemeMenu() {
  const { theme, setTheme } = useTheme();
  return (
    <DropdownMenu defaultOpen modal={false}>
      <DropdownMenuTrigger asChild>
        <IconButton aria-label={chrome.theme}>
          <ThemeIcon theme={theme} />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuRadioGroup value={theme} onValueChange={setTheme} aria-label={chrome.theme}>
          {themes.map(({ value, name, Icon }) => (
            <DropdownMenuRadioItem key={value} value={value}>
              <Icon />
              {name}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
