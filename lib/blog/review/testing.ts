import { reviewPost } from '.';
import type { Finding, Fix, ReviewContext, ReviewDraft } from './types';

const PARAGRAPH =
  'A crawl of the shop shows which addresses answer, which of them are linked, and which are listed in the sitemap. ';

/** A draft in which the review finds nothing. */
export const soundDraft: ReviewDraft = {
  id: 'draft',
  title: 'How to read a crawl report',
  slug: 'how-to-read-a-crawl-report',
  excerpt: 'What the columns of a crawl report mean.',
  featured_image: '/covers/crawl.webp',
  featured_image_alt: 'A report of 200 rows',
  meta_title: 'How to read a crawl report',
  meta_description: 'What the columns of a crawl report mean, in the order in which they matter.',
  content: `${PARAGRAPH.repeat(8)}

## Answers

${PARAGRAPH.repeat(8)}

### Redirects

See [site speed](/services/site-speed) and ![the report with 200 rows](/covers/report.webp),
as in ![another report](https://pictures.example/report.webp). Back to [the answers](#answers) or [the top](#top).
`,
};

export const context: ReviewContext = {
  otherPosts: [],
  pages: new Map([
    ['/services/site-speed', 'ok'],
    ['/services/seo', 'ok'],
    ['/contact', 'ok'],
  ]),
  siteName: 'Marigold Search',
  origin: 'https://marigoldsearch.example',
  linkTargets: [
    { path: '/services/seo', label: 'SEO' },
    { path: '/services/local-seo', label: 'local SEO' },
    { path: '/services/site-speed', label: 'Site Speed' },
  ],
  imageHosts: ['pictures.example'],
};

/** What the review finds in a sound draft after a change, by the name of the rule. */
export function found(change: Partial<ReviewDraft>, around: Partial<ReviewContext> = {}): Finding[] {
  return reviewPost({ ...soundDraft, ...change }, { ...context, ...around });
}

export const rulesOf = (findings: Finding[]) => findings.map(({ id }) => id.split(':')[0]);

/** The draft after a fix. A fix that only leads to a place changes nothing. */
export function applied(change: Partial<ReviewDraft>, fix: Fix | undefined): ReviewDraft {
  const draft = { ...soundDraft, ...change };
  if (fix?.kind === 'replace-field') return { ...draft, [fix.field]: fix.value };
  if (fix?.kind !== 'replace-text') return draft;
  const { content } = draft;
  if (content.slice(fix.start, fix.end) !== fix.expected) throw new Error('The fix is out of date');
  return { ...draft, content: content.slice(0, fix.start) + fix.replacement + content.slice(fix.end) };
}
