/** What header, drawer and footer say on every page (specification, section 2.2). */
export const chrome = {
  quote: 'Get a Quote',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  drawerCaption: 'Navigate our site',
  theme: 'Theme',
  loadingTheme: 'Loading theme',
  answer: 'Tell us what you sell and where. A person answers within one working day.',
} as const;
