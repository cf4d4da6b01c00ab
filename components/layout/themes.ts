import { MoonIcon, SunIcon, SystemIcon } from '@/components/ui/icons';

/** What the switcher offers, under the names that next-themes and lib/without-react/theme.ts keep. */
export const themes = [
  { value: 'light', name: 'Light', Icon: SunIcon },
  { value: 'dark', name: 'Dark', Icon: MoonIcon },
  { value: 'system', name: 'System', Icon: SystemIcon },
] as const;
