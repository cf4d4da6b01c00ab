import { FacebookIcon, LinkedInIcon, TwitterIcon } from '@/components/ui/icons';
import type { Network, SocialLink } from '@/lib/authors/networks';
import { InstagramIcon, WebsiteIcon } from './icons';

const networks = {
  twitter: { name: 'Twitter', Icon: TwitterIcon },
  linkedin: { name: 'LinkedIn', Icon: LinkedInIcon },
  facebook: { name: 'Facebook', Icon: FacebookIcon },
  instagram: { name: 'Instagram', Icon: InstagramIcon },
  website: { name: 'Website', Icon: WebsiteIcon },
} satisfies Record<Network, unknown>;

export function SocialLinks({ of, links }: { of: string; links: readonly SocialLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="-ml-3 flex flex-wrap">
      {links.map(({ network, url }) => {
        const { name, Icon } = networks[network];
        return (
          <li key={network}>
            <a
              href={url}
              target="_blank"
              rel="noopener me"
              aria-label={`${of} on ${name} (opens in a new window)`}
              className="grid size-11 place-items-center rounded-md hover:bg-accent"
            >
              <Icon />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
