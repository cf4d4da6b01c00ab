import { themes } from '@/components/layout/themes';
import { MoonIcon } from '@/components/ui/icons';

export function ThemeIcon({ theme = 'dark' }: { theme?: string }) {
  const Icon = themes.find(({ value }) => value === theme)?.Icon ?? MoonIcon;
  return <Icon />;
}
