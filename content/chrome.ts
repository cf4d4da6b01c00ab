/** What header, drawer and footer say on every page (specification, section 2.2). */
export const chrome = {
  quote: 'Get a Quote',
  drawerCaption: 'Navigate our site',
  footer: {
    links: 'Quick Links',
    services: 'Our Services',
    contact: 'Contact Us',
    answer: 'Tell us what you sell and where. A person answers within one working day.',
    rights: '© {{year}} {{brand}}. All rights reserved.',
  },
} as const;

/** What its buttons are called. */
export const chromeControls = {
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  theme: 'Theme',
  loadingTheme: 'Loading theme',
} as const;
