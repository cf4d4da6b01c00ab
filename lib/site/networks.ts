/** Where an agency may have a profile, by the name that people know. */
export const networks = {
  twitter: 'Twitter',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  youtube: 'YouTube',
  whatsapp: 'WhatsApp',
  other: 'the web',
} as const;

export type SocialNetwork = keyof typeof networks;

const isNetwork = (name: string): name is SocialNetwork => Object.hasOwn(networks, name);

export type SocialProfile = { network: SocialNetwork; url: string };

export const toProfiles = (profiles: readonly { network: string; url: string }[]): SocialProfile[] =>
  profiles.map(({ network, url }) => ({ network: isNetwork(network) ? network : 'other', url }));
