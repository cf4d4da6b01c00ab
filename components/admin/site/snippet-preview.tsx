import { pagePreview } from '@/lib/blog/review/preview';
import { type FillValues, fillIn } from '@/lib/format/fill-in';
import { titleInResults } from '@/lib/search/seo/title';
import { SearchResult } from '../editor/search-result';

/** Which fields of a section search results show, as paths, and of which site. */
export type Snippet = { title: string; description: string; siteName: string; origin: string };

type SnippetPreviewProps = {
  snippet: Snippet;
  path: string;
  fields: Readonly<Record<string, unknown>>;
  values: FillValues;
};

/** The page as search results show it while its texts are written. */
export function SnippetPreview({ snippet, path, fields, values }: SnippetPreviewProps) {
  const said = (field: string) => fillIn(textAt(fields, field).trim(), values);
  const head = {
    title: titleInResults(said(snippet.title), snippet.siteName),
    description: said(snippet.description),
    path,
  };
  return (
    <section aria-label="In search results" className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <SearchResult device="phone" {...pagePreview(head, 'phone', snippet)} />
      <SearchResult device="desktop" {...pagePreview(head, 'desktop', snippet)} />
    </section>
  );
}

function textAt(fields: unknown, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], fields);
  return typeof value === 'string' ? value : '';
}
