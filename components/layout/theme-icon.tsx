import { MoonIcon, SunIcon, SystemIcon } from '@/components/ui/icons';

const icons: Record<string, typeof MoonIcon> = { light: SunIcon, dark: MoonIcon, system: SystemIcon };

export function ThemeIcon({ theme = 'dark' }: { theme?: string }) {
  const Icon = icons[theme] ?? MoonIcon;
  return <Icon />;
}
