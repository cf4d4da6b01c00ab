import type { ReactNode } from 'react';
import { FacebookIcon, LinkedInIcon, TwitterIcon } from '@/components/ui/icons';
import { blogWords } from '@/content/blog';

const cell =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md border border-input px-3 text-sm font-semibold transition-colors duration-200 hover:bg-accent';

type ShareProps = { heading: string; url: string; title: string };

export function Share({ heading, url, title }: ShareProps) {
  const at = (address: string, parameters: Record<string, string>) =>
    `${address}?${new URLSearchParams(parameters)}`;
  return (
    <section aria-labelledby="_share" className="print:hidden">
      <h2 id="_share" className="text-sm font-semibold">
        {heading}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        <ShareLink name="X" href={at('https://twitter.com/intent/tweet', { text: title, url })}>
          <TwitterIcon />
        </ShareLink>
        <ShareLink name="Facebook" href={at('https://www.facebook.com/sharer/sharer.php', { u: url })}>
          <FacebookIcon />
        </ShareLink>
        <ShareLink
          name="LinkedIn"
          href={at('https://www.linkedin.com/shareArticle', { mini: 'true', url, title })}
        >
          <LinkedInIcon />
        </ShareLink>
        <li>
          <button type="button" data-copy={url} className={`${cell} noscript:hidden`}>
            {blogWords.copy}
          </button>
        </li>
      </ul>
    </section>
  );
}

function ShareLink({ name, href, children }: { name: string; href: string; children: ReactNode }) {
  return (
    <li>
      <a
        href={href}
        target="_blank"
        rel="noopener"
        aria-label={`Share on ${name} (opens in a new window)`}
        className={cell}
      >
        {children}
      </a>
    </li>
  );
}
