import { type MouseEvent, Suspense } from 'react';
import '@/app/(site)/blog/[slug]/article.css';
import { Notice } from '../layout/notice';
import { usePreview } from './use-preview';

/** The text as readers will see it. A long one scrolls, so the keyboard must reach it. */
export function PreviewPane({ title, content }: { title: string; content: string }) {
  const { shown, problem } = usePreview(content);
  return (
    <div className="grid grid-cols-1 gap-3">
      {problem && (
        <Notice tone="warning" role="status">
          <p>The preview is not up to date. {problem}</p>
        </Notice>
      )}
      <section
        aria-label="Preview of the article"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by the keyboard
        tabIndex={0}
        className="max-h-[75vh] overflow-y-auto rounded-md border bg-background p-4 sm:p-6"
      >
        {title && <p className="heading-3 mb-5 [overflow-wrap:anywhere]">{title}</p>}
        {content.trim() ? (
          <Suspense>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is clicked */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by the keyboard is a click too */}
            <div data-new-tab className="article" onClick={openInNewTab}>
              {shown}
            </div>
          </Suspense>
        ) : (
          <p className="text-muted-foreground">Nothing has been written yet.</p>
        )}
      </section>
    </div>
  );
}

/** Whoever tries a link of the text goes on writing here. */
function openInNewTab(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  window.open(link.href, '_blank', 'noopener');
}
