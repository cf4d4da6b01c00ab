import { type MouseEvent, useRef } from 'react';
import '@/components/blog/article.css';
import { Notice } from '../layout/notice';
import type { CursorStore } from './cursor';
import { PreviewOutline } from './preview-outline';
import { bringIntoSight, useFollow } from './use-follow';
import { usePreview } from './use-preview';

type PreviewPaneProps = {
  title: string;
  content: string;
  cursor: CursorStore;
  onGoTo: (place: number) => void;
};

/** The text as readers will see it. A long one scrolls, so the keyboard must reach it. */
export function PreviewPane({ title, content, cursor, onGoTo }: PreviewPaneProps) {
  const region = useRef<HTMLElement>(null);
  const article = useRef<HTMLDivElement>(null);
  const { shown, problem } = usePreview(content);
  const blocks = useFollow({ region, article, cursor, content, shown });

  function clicked(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest('a');
    if (link) return follow(event, link, region.current);
    const heading = target?.closest('h2, h3, h4, h5, h6');
    const index = heading ? [...(article.current?.children ?? [])].indexOf(heading) : -1;
    const block = blocks[index];
    if (block?.heading) onGoTo(block.from);
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      {problem && (
        <Notice tone="warning" role="status">
          <p>The preview is not up to date. {problem}</p>
        </Notice>
      )}
      <PreviewOutline blocks={blocks} onGoTo={onGoTo} />
      <section
        ref={region}
        aria-label="Preview of the article"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by the keyboard
        tabIndex={0}
        className="relative max-h-[70vh] overflow-y-auto rounded-md border bg-background p-4 sm:p-6"
      >
        {title && <p className="heading-3 mb-5 [overflow-wrap:anywhere]">{title}</p>}
        {content.trim() ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: links are followed by the keyboard too, and the outline names the headings
          // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by the keyboard is a click too
          <div
            ref={article}
            data-new-tab
            className="article"
            onClick={clicked}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server that answered it
            dangerouslySetInnerHTML={{ __html: shown }}
          />
        ) : (
          <p className="text-muted-foreground">Nothing has been written yet.</p>
        )}
      </section>
    </div>
  );
}

/** Whoever tries a link of the text goes on writing here: parts of the text are gone to, anything else opens in a new tab. */
function follow(event: MouseEvent, link: HTMLAnchorElement, region: HTMLElement | null): void {
  event.preventDefault();
  const id = link.getAttribute('href')?.startsWith('#') ? link.hash.slice(1) : null;
  if (id === null) return void window.open(link.href, '_blank', 'noopener');
  const part = region?.querySelector(`[id="${CSS.escape(decoded(id))}"]`);
  if (region && part) bringIntoSight(region, part);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
