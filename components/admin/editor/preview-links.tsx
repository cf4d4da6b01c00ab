import { useEffect, useState } from 'react';
import type { LivePreviewLink } from '@/lib/blog/preview';
import { toast } from '@/lib/browser/toast';
import { formatMoment } from '@/lib/format/dates';
import { ReadyButton } from '../layout/ready-button';
import { calls } from './editor-calls';

type PreviewLinksProps = {
  postId: string;
  /** Another text says that a link was made. */
  made: string;
};

export function PreviewLinks({ postId, made }: PreviewLinksProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [links, setLinks] = useState<readonly LivePreviewLink[] | null>(null);
  const [problem, setProblem] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that was made belongs to the list
  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    void calls.listPreviewLinks({ id: postId }).then((result) => {
      if (!isWanted) return;
      setProblem(result.status === 'failure' ? result.message : '');
      if (result.status === 'success') setLinks(result.data);
    });
    return () => {
      isWanted = false;
    };
  }, [isOpen, postId, made]);

  async function revoke({ id }: LivePreviewLink) {
    const result = await calls.revokePreviewLink({ id });
    if (result.status === 'failure') return setProblem(`The link still works. ${result.message}`);
    setProblem('');
    setLinks((before) => before?.filter((link) => link.id !== id) ?? null);
    toast.success('Success', { description: 'The link is revoked: it shows nothing from now on.' });
  }

  const text =
    problem || (links ? (links.length === 0 ? 'No preview link works.' : '') : 'The links are being read.');
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)} className="text-sm">
      <summary className="text-link w-fit cursor-pointer leading-6">Preview links that work</summary>
      <p role="status" className="mt-2 empty:hidden">
        {isOpen ? text : ''}
      </p>
      <ul className="divide-y">
        {links?.map((link) => (
          <li key={link.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
            <p className="min-w-0 [overflow-wrap:anywhere]">
              <a href={link.url} target="_blank" rel="noopener" className="text-link">
                Made on {formatMoment(link.madeAt)}
              </a>
              {link.madeBy && ` by ${link.madeBy}`}; works until {formatMoment(link.expiresAt)}
            </p>
            <ReadyButton
              aria-label={`Revoke the link made on ${formatMoment(link.madeAt)}`}
              onClick={() => revoke(link)}
              variant="outline"
              size="sm"
            >
              Revoke
            </ReadyButton>
          </li>
        ))}
      </ul>
    </details>
  );
}
