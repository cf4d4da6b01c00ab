export const NETWORKS = ['twitter', 'linkedin', 'facebook', 'instagram', 'website'] as const;

export type Network = (typeof NETWORKS)[number];
export type SocialLink = { network: Network; url: string };
