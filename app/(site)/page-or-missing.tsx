import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { NotFoundGate } from '@/components/layout/not-found-gate';
import { NotFoundView } from '@/components/layout/not-found-view';
import type { NotFoundTexts } from '@/content/problems';
import { markInvented } from '@/lib/cache/page-cache/mark-render';
import { missingMetadata } from '@/lib/search/seo/metadata';
import { readSection } from '@/lib/site/read';

type Missing = { title?: string; view: ReactNode };

type PageOrMissing<Props, Found> = {
  /** What the page shows; null when nothing is at its address. Asked for by the metadata and by the page. */
  find: (props: Props) => Promise<Found | null>;
  metadata: (found: Found) => Metadata | Promise<Metadata>;
  view: (found: Found) => ReactNode | Promise<ReactNode>;
  /** What is shown where nothing is, unless it is the plain not-found view. */
  missing?: (props: Props, texts: NotFoundTexts) => Missing | Promise<Missing>;
  /** Whether anyone can invent addresses like the one of this page, so that it is not kept. */
  isInvented?: (found: Found) => boolean;
};

/** A cached page that may be missing (decision D22). */
export function pageOrMissing<Props, Found>({
  find,
  metadata,
  view,
  missing = (_, texts) => ({ view: <NotFoundView texts={texts} /> }),
  isInvented = () => false,
}: PageOrMissing<Props, Found>) {
  const instead = async (props: Props) => {
    const texts = await readSection('missing-pages');
    return { title: texts.title, ...(await missing(props, texts)) };
  };
  return {
    async generateMetadata(props: Props): Promise<Metadata> {
      const found = await find(props);
      return found ? metadata(found) : missingMetadata((await instead(props)).title);
    },
    async page(props: Props): Promise<ReactNode> {
      const found = await find(props);
      if (!found) return <NotFoundGate>{(await instead(props)).view}</NotFoundGate>;
      if (isInvented(found)) await markInvented();
      return view(found);
    },
  };
}
