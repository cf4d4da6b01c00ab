'use client';

import { useTheme } from 'next-themes';
import { useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import type { AdminResult } from '@/lib/action';
import { call, noAnswer } from '@/lib/action/call';
import { useSettled } from '../layout/use-settled';

const PAUSE_MS = 900;

type PagePreviewProps = {
  /** Keeps what is typed; answers with the address that shows it. */
  keep: (input: unknown) => Promise<AdminResult<string>>;
  /** Null for a new page. */
  id: string | null;
  fields: object;
};

/**
 * The real page with what is typed. It stands in a frame without a right to run anything; the policy of this page holds in it
 * too.
 */
export function PagePreview({ keep, id, fields }: PagePreviewProps) {
  const settled = useSettled(fields, PAUSE_MS);
  const { resolvedTheme } = useTheme();
  const [html, setHtml] = useState('');
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState('');

  useEffect(() => {
    const question = new AbortController();
    void (async () => {
      const kept = await call(keep, { id, fields: settled });
      if (question.signal.aborted) return;
      if (kept.status === 'failure') return setProblem(kept.message);
      setAddress(kept.data);
      const shown = await readPage(kept.data, question.signal);
      if (question.signal.aborted) return;
      setProblem(shown === null ? noAnswer().message : '');
      if (shown !== null) setHtml(shown);
    })();
    return () => question.abort();
  }, [keep, id, settled]);

  return (
    <div className="grid grid-cols-1 gap-3">
      <p role="status" className="text-sm text-muted-foreground">
        {problem ? `The preview is not up to date. ${problem}` : html ? '' : 'The preview is being made…'}
      </p>
      {html && (
        <iframe
          title="Preview of the page"
          sandbox="allow-same-origin"
          srcDoc={inTheme(html, resolvedTheme)}
          className="h-[38rem] w-full rounded-md border bg-background"
        />
      )}
      {address && (
        <ButtonLink
          href={address}
          target="_blank"
          rel="noopener"
          data-new-tab=""
          variant="outline"
          size="sm"
          className="justify-self-start"
        >
          Open the preview in a new tab
        </ButtonLink>
      )}
    </div>
  );
}

async function readPage(address: string, signal: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch(address, { signal, cache: 'no-store' });
    return response.ok ? still(await response.text()) : null;
  } catch {
    return null;
  }
}

/** To be looked at and scrolled: a link would lead the frame to a page that no frame may show. */
function still(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/gi, '').replace(/<body\b/i, '<body inert');
}

/** A page is dark until its script, which does not run here, has looked up what the visitor chose. */
const inTheme = (html: string, theme = 'dark') =>
  theme === 'light' ? html.replace(/(<html\b[^>]*?\bclass="[^"]*?)\s*\bdark\b/i, '$1') : html;
