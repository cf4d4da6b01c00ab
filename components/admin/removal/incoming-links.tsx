'use client';

import type { IncomingLink } from '@/lib/removal/schema';
import { useIncomingLinks } from './use-incoming-links';

const count = new Intl.NumberFormat('en-IN');

export function IncomingLinks({ path }: { path: string }) {
  return <LinkList path={path} {...useIncomingLinks(path)} />;
}

type LinkListProps = ReturnType<typeof useIncomingLinks> & { path: string };

export function LinkList({ path, links, problem }: LinkListProps) {
  const total = Math.max(links?.[0]?.total ?? 0, links?.length ?? 0);
  return (
    <div className="mb-5 grid grid-cols-1 gap-2 text-sm">
      <p role="status" className="[overflow-wrap:anywhere]">
        {problem || (links ? summary(total, path) : 'Looking for what links here.')}
      </p>
      <ul className="max-h-48 list-disc overflow-y-auto pl-5 empty:hidden">
        {links?.map((link) => (
          <li key={link.kind + link.id} className="[overflow-wrap:anywhere]">
            <Link link={link} />
          </li>
        ))}
      </ul>
      {links && total > links.length && <p>The first {links.length} are listed.</p>}
    </div>
  );
}

function summary(found: number, path: string): string {
  if (found === 0) return `Nothing on this site links to ${path}.`;
  return `${found === 1 ? 'This links' : `These ${count.format(found)} link`} to ${path}:`;
}

function Link({ link: { kind, label, address, hits } }: { link: IncomingLink }) {
  if (kind === 'redirect')
    return (
      <>
        The redirect from {label}, followed {hits === 1 ? 'once' : `${count.format(hits)} times`}
      </>
    );
  return (
    <>
      The {kind}{' '}
      <a href={address} target="_blank" rel="noopener" className="text-link">
        {label}
      </a>
    </>
  );
}
