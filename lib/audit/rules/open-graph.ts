import type { Rule } from '../rule.ts';
import { failureOf, indexablePages, isRedirect } from '../site-view.ts';
import { some } from './detail.ts';
import { sources } from './sources.ts';

const missing: Rule = {
  id: 'og-image-missing',
  title: 'A page names no picture for previews',
  severity: 'warning',
  reason: 'Shared in a chat or a network it is shown without one.',
  source: sources.openGraph,
  *find(crawl) {
    for (const { address, openGraphImages } of indexablePages(crawl))
      if (openGraphImages.length === 0) yield { address, detail: 'no og:image in the head' };
  },
};

const broken: Rule = {
  id: 'og-image-broken',
  title: 'The picture for previews is not there',
  severity: 'error',
  reason: 'Shared in a chat or a network the page is shown without one.',
  source: sources.openGraph,
  *find(crawl) {
    const faults = new Map(
      [...crawl.previews].flatMap(([image, answer]) => {
        const type = answer.contentType || 'nothing';
        const failure = isRedirect(answer) ? `answers ${answer.status}` : failureOf(answer);
        const fault = failure ?? (isShownAsPreview(type) ? null : `is ${type}, which no preview shows`);
        return fault ? [[image, `${image} ${fault}`] as const] : [];
      }),
    );
    for (const { address, openGraphImages } of indexablePages(crawl)) {
      const found = openGraphImages.flatMap((image) => faults.get(image) ?? []);
      if (found.length > 0) yield { address, detail: some(found) };
    }
  },
};

/** Networks and chats draw no SVG. */
const isShownAsPreview = (type: string) => /^image\/(?!svg)/i.test(type);

export default [missing, broken];
