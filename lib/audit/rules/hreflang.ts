import type { Rule } from '../rule.ts';
import { some } from './detail.ts';
import { sources } from './sources.ts';

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** A language of two letters, perhaps a script, perhaps a country; "en-UK" is none, as the country's code is GB. */
function isValidCode(code: string): boolean {
  if (code.toLowerCase() === 'x-default') return true;
  const [, language = '', region] = /^([a-z]{2})(?:-[a-z]{4})?(?:-([a-z]{2}))?$/i.exec(code) ?? [];
  if (!language || !languages.of(language)) return false;
  if (!region) return true;
  return (
    new Intl.Locale(code).region === region.toUpperCase() && regions.of(region.toUpperCase()) !== undefined
  );
}

const invalid: Rule = {
  id: 'hreflang-code',
  title: 'An hreflang is no language',
  severity: 'error',
  reason: 'Search engines ignore the whole line.',
  source: sources.hreflang,
  *find(crawl) {
    for (const { address, alternates } of crawl.pages.values()) {
      const codes = alternates.map(({ code }) => code).filter((code) => !isValidCode(code));
      if (codes.length > 0) yield { address, detail: some(codes) };
    }
  },
};

const oneSided: Rule = {
  id: 'hreflang-return',
  title: 'Another language of a page does not point back',
  severity: 'error',
  reason: 'Search engines believe only pages that name each other.',
  source: sources.hreflang,
  *find(crawl) {
    for (const { address, alternates } of crawl.pages.values()) {
      const silent = alternates.flatMap(({ address: other }) => {
        const page = other ? crawl.pages.get(other) : undefined;
        return page && !page.alternates.some((back) => back.address === address) ? [page.address] : [];
      });
      if (silent.length > 0) yield { address, detail: some(silent) };
    }
  },
};

export default [invalid, oneSided];
