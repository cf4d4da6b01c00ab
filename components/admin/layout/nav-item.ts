/** What stands in the row of the navigation, whether link or menu. */
export const navItem =
  'relative flex min-h-11 items-center px-3 text-[0.9375rem] font-medium text-muted-foreground transition-colors duration-200 after:absolute after:inset-x-3 after:bottom-1 after:h-0.5 hover:text-foreground aria-[current]:text-foreground aria-[current]:after:bg-rank';

/** What stands in an opened menu. */
export const menuItem =
  'flex min-h-11 items-center rounded-sm px-3 text-[0.9375rem] outline-offset-[-2px] hover:bg-accent aria-[current]:font-semibold aria-[current]:text-rank';
