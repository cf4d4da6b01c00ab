import { followReading } from './contents';
import { startDrawer } from './drawer';
import { keepFirstViewport } from './reveal';
import { startThemeMenu } from './theme-menu';

/** Brings the elements of the present page to life; again when they were replaced. */
export function startElements(): void {
  startThemeMenu();
  startDrawer();
  keepFirstViewport();
  followReading();
}
