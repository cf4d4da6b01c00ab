import type { Rule } from '../rule.ts';
import { sources } from './sources.ts';

const invented: Rule = {
  id: 'soft-404',
  title: 'An address that does not exist is answered',
  severity: 'error',
  reason: 'A missing page must answer 404 or 410, or search engines list mistyped addresses.',
  source: sources.statusCodes,
  *find({ invented: { address, status, problem } }) {
    if (status !== 404 && status !== 410)
      yield { address, detail: status === null ? `no answer: ${problem}` : `it answers ${status}` };
  },
};

const SAYS_NOTHING_THERE =
  /\b(page|nothing|it) (was |is |could |can )?not (be )?found\b|^not found\b|^(error )?404( error)?$|^(error )?404\W+(page )?not found\b/i;

const pretending: Rule = {
  id: 'soft-404-page',
  title: 'A page that says "not found" answers 200',
  severity: 'error',
  reason: 'Search engines take it for a page, or find out and trust the status codes of the site less.',
  source: sources.statusCodes,
  *find(crawl) {
    for (const { address, titles, headings } of crawl.pages.values()) {
      const [heading] = headings.filter(({ level }) => level === 1);
      const telling = [titles[0], heading?.text].find((text) => text && SAYS_NOTHING_THERE.test(text));
      if (telling) yield { address, detail: `it says "${telling}"` };
    }
  },
};

export default [invented, pretending];
