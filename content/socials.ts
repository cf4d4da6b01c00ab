/** Sample profiles: replace them with the agency's own before going live. */
export const socials = {
  profiles: [
    { network: 'twitter', url: 'https://twitter.com/marigoldsearch' },
    { network: 'facebook', url: 'https://www.facebook.com/marigoldsearch' },
    { network: 'linkedin', url: 'https://www.linkedin.com/company/marigoldsearch' },
  ],
} as const;
