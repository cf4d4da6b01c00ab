import { CheckIcon } from '@/components/ui/icons';
import { chromeControls as chrome } from '@/content/chrome';
import { IconButton } from './icon-button';
import { themes } from './themes';

/** Light, Dark or System. What the visitor chose is known in the browser only: lib/without-react brings it to life. */
export function ThemeSwitcher() {
  return (
    <div className="relative">
      <IconButton
        disabled
        aria-label={chrome.loadingTheme}
        aria-haspopup="menu"
        aria-expanded={false}
        data-theme-button={chrome.theme}
        suppressHydrationWarning
      >
        {themes.map(({ value, Icon }) => (
          <span key={value} data-theme-icon={value}>
            <Icon />
          </span>
        ))}
      </IconButton>
      <div
        role="menu"
        aria-label={chrome.theme}
        hidden
        suppressHydrationWarning
        className="enter-fade absolute right-0 top-full z-50 min-w-44 rounded-md border bg-popover p-1 text-popover-foreground"
      >
        {themes.map(({ value, name, Icon }) => (
          <button
            key={value}
            type="button"
            role="menuitemradio"
            aria-checked={false}
            value={value}
            tabIndex={-1}
            suppressHydrationWarning
            className="group flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-sm -outline-offset-2 hover:bg-accent focus:bg-accent"
          >
            <Icon />
            {name}
            <CheckIcon className="ml-auto size-4 text-rank group-aria-[checked=false]:invisible" />
          </button>
        ))}
      </div>
    </div>
  );
}
