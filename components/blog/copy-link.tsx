'use client';

import { toast } from '@/lib/toast';

type CopyLinkProps = { url: string; label: string; className: string };

export function CopyLink({ url, label, className }: CopyLinkProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toast.success('Link copied', { description: 'The URL has been copied to your clipboard.' });
    } catch {
      toast.error('Copy failed', { description: 'Could not copy the URL to your clipboard.' });
    }
  }

  return (
    <button type="button" onClick={copy} className={`${className} noscript:hidden`}>
      {label}
    </button>
  );
}
