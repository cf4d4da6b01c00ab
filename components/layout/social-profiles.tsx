import type { ReactNode } from 'react';
import { FacebookIcon, Icon, type IconProps, LinkedInIcon, TwitterIcon } from '@/components/ui/icons';
import { networks, type SocialNetwork, type SocialProfile } from '@/lib/site/networks';

const InstagramIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7.5A3.5 3.5 0 0 1 7.5 4h9A3.5 3.5 0 0 1 20 7.5v9a3.5 3.5 0 0 1-3.5 3.5h-9A3.5 3.5 0 0 1 4 16.5zM8.5 12a3.5 3.5 0 1 0 7 0 3.5 3.5 0 0 0-7 0M16.8 7.2v0" />
  </Icon>
);
const YouTubeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 8.5A3 3 0 0 1 6 5.5h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3zM10 9v6l5-3z" />
  </Icon>
);
const WhatsAppIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4 20 1.3-4A8 8 0 1 1 8.2 19zM9 8.5c0 4 2.5 6.5 6.5 6.5l.5-2-2-.8-1 .8a5 5 0 0 1-2-2l.8-1-.8-2z" />
  </Icon>
);
const OtherIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M3.5 12h17M12 3.5c5 5 5 12 0 17c-5-5-5-12 0-17" />
  </Icon>
);

const icons: Record<SocialNetwork, (props: IconProps) => ReactNode> = {
  twitter: TwitterIcon,
  facebook: FacebookIcon,
  linkedin: LinkedInIcon,
  instagram: InstagramIcon,
  youtube: YouTubeIcon,
  whatsapp: WhatsAppIcon,
  other: OtherIcon,
};

/** The agency's profiles elsewhere, each as its sign. */
export function SocialProfiles({ of, profiles }: { of: string; profiles: readonly SocialProfile[] }) {
  if (profiles.length === 0) return null;
  return (
    <ul className="mt-5 -ml-3 flex flex-wrap print:hidden">
      {profiles.map(({ network, url }) => {
        const Sign = icons[network];
        return (
          <li key={`${network} ${url}`}>
            <a
              href={url}
              rel="noopener"
              aria-label={`${of} on ${networks[network]}`}
              className="grid size-11 place-items-center rounded-md hover:bg-accent"
            >
              <Sign />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
