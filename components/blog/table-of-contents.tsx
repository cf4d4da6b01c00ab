import { blogWords } from '@/content/blog';
import type { Heading } from '@/lib/markdown';

/** A longer list helps nobody to find anything. */
const MAX_LISTED = 200;
const INDENTS = ['', '', '', 'pl-4', 'pl-8', 'pl-10', 'pl-12'];

/** Folded up above the article on small screens, always open beside it on wide ones. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const listed = headings.slice(0, MAX_LISTED);
  const top = Math.min(...listed.map(({ level }) => level));
  return (
    <nav id="_contents" aria-label={blogWords.contents} className="lg:sticky lg:top-24">
      <details className="contents-box rounded-md border lg:rounded-none lg:border-0 lg:border-l">
        <summary className="flex min-h-12 items-center justify-between px-4 text-sm font-semibold lg:min-h-0 lg:pb-2">
          {blogWords.contents}
        </summary>
        <ol className="max-lg:border-t max-lg:py-2 lg:max-h-[calc(100dvh-11rem)] lg:overflow-y-auto">
          {listed.map(({ id, text, level }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ml-px block border-l-2 border-transparent px-4 py-1.5 text-sm text-muted-foreground hover:text-foreground aria-[current]:border-rank aria-[current]:text-foreground"
              >
                <span className={`block ${INDENTS[level - top + 2] ?? 'pl-12'}`}>{text}</span>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
