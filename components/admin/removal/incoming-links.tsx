'use client';

import { useEffect, useState } from 'react';
import { call } from '@/lib/action/call';
import { listLinksTo } from '@/lib/removal/actions';
import type { IncomingLink } from '@/lib/removal/schema';

const count = new Intl.NumberFormat('en-IN');

export function IncomingLinks({ path }: { path: string }) {
  const [links, setLinks] = useState<readonly IncomingLink[] | null>(null);
  const [problem, setProblem] = useState('');

  useEffect(() => {
    let isWanted = true;
    void call(listLinksTo, { path }).then((result) => {
      if (!isWanted) return;
      if (result.status === 'success') setLinks(result.data);
      else setProblem(`What links here could not be read. ${result.message}`);
    });
    return () => {
      isWanted = false;
    };
  }, [path]);

  return (
    <div className="mb-5 grid grid-cols-1 gap-2 text-sm">
      <p role="status" className="[overflow-wrap:anywhere]">
        {problem || (links ? summary(links.length, path) : 'Looking for what links here.')}
      </p>
      <ul className="max-h-48 list-disc overflow-y-auto pl-5 empty:hidden">
        {links?.map((link) => (
          <li key={link.kind + link.id} className="[overflow-wrap:anywhere]">
            <Link link={link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function summary(found: number, path: string): string {
  if (found === 0) return `Nothing on this site links to ${path}.`;
  return `${found === 1 ? 'This links' : `These ${found} link`} to ${path}:`;
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
