import type { Rule } from '../rule.ts';
import { some } from './detail.ts';
import { sources } from './sources.ts';

const language: Rule = {
  id: 'language-missing',
  title: 'A page does not name its language',
  severity: 'error',
  reason: 'Screen readers pronounce it, and browsers translate it, by guessing.',
  source: sources.language,
  *find(crawl) {
    for (const { address, language: code } of crawl.pages.values())
      if (!code || !isLanguage(code))
        yield { address, detail: code ? `"${code}" is no language` : 'the html element has no lang' };
  },
};

function isLanguage(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length === 1;
  } catch {
    return false;
  }
}

const viewport: Rule = {
  id: 'viewport-missing',
  title: 'A page is not made for phones',
  severity: 'error',
  reason: 'Without a viewport a phone shows the page small, as on a desktop screen.',
  source: sources.viewport,
  *find(crawl) {
    for (const { address, hasViewport } of crawl.pages.values())
      if (!hasViewport) yield { address, detail: 'no viewport in the head' };
  },
};

const charset: Rule = {
  id: 'charset',
  title: 'A page does not say that it is UTF-8',
  severity: 'error',
  reason: 'Letters beyond English may be garbled, and guessing the encoding has let attacks through.',
  source: sources.charset,
  *find(crawl) {
    for (const { address, charset: name } of crawl.pages.values())
      if (name !== 'utf-8' && name !== 'utf8')
        yield { address, detail: name ? `it says ${name}` : 'neither the header nor the page names it' };
  },
};

const insecure: Rule = {
  id: 'mixed-content',
  title: 'A secure page loads something by http',
  severity: 'error',
  reason: 'Browsers block it or warn of the page.',
  source: sources.mixedContent,
  *find(crawl) {
    if (!crawl.addresses.publicOrigin.startsWith('https:')) return;
    for (const { address, insecure: loaded } of crawl.pages.values())
      if (loaded.length > 0) yield { address, detail: some(loaded) };
  },
};

const KB = 1024;
const MB = 1024 * KB;
const HEAVY = 500 * KB;
/** Of an HTML file Googlebot reads no more. */
const READ_BY_GOOGLEBOT = 2 * MB;

const tooHeavy: Rule = {
  id: 'html-over-2mb',
  title: 'The HTML of a page is larger than 2 MB',
  severity: 'error',
  reason: 'Googlebot does not read what lies behind.',
  source: sources.googlebot,
  *find(crawl) {
    for (const { address, bytes } of crawl.pages.values())
      if (bytes > READ_BY_GOOGLEBOT) yield { address, detail: `${(bytes / MB).toFixed(1)} MB` };
  },
};

const heavy: Rule = {
  id: 'html-over-500kb',
  title: 'The HTML of a page is larger than 500 KB',
  severity: 'warning',
  reason: 'On a slow connection it takes seconds before anything is seen.',
  source: sources.googlebot,
  *find(crawl) {
    for (const { address, bytes } of crawl.pages.values())
      if (bytes > HEAVY && bytes <= READ_BY_GOOGLEBOT)
        yield { address, detail: `${Math.round(bytes / KB)} KB` };
  },
};

export default [language, viewport, charset, insecure, tooHeavy, heavy];
