'use client';

import { useTheme } from 'next-themes';
import { IconButton } from '@/components/layout/icon-button';
import { ThemeIcon } from '@/components/layout/theme-icon';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { chrome } from '@/content/chrome';

const themes = [
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
  { value: 'system', name: 'System' },
];

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
          {themes.map(({ value, name }) => (
            <DropdownMenuRadioItem key={value} value={value}>
              <ThemeIcon theme={value} />
              {name}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
