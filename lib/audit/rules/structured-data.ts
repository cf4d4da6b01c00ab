import type { StructuredData } from '../page/structured-data.ts';
import type { Rule } from '../rule.ts';
import { some } from './detail.ts';
import { sources } from './sources.ts';

type Lists = 'syntaxFaults' | 'withoutType' | 'unshown' | 'trailFaults';

/** A rule whose faults are found when a page is read. */
function listing(rule: Omit<Rule, 'find' | 'severity'>, list: Lists): Rule {
  return {
    ...rule,
    severity: 'error',
    *find(crawl) {
      for (const { address, structuredData } of crawl.pages.values())
        if (structuredData[list].length > 0) yield { address, detail: some(structuredData[list]) };
    },
  };
}

const syntax = listing(
  {
    id: 'structured-data-syntax',
    title: 'Structured data is no valid JSON',
    reason: 'Search engines throw the whole block away.',
    source: sources.jsonLd,
  },
  'syntaxFaults',
);

const context: Rule = {
  id: 'structured-data-context',
  title: 'Structured data names no vocabulary',
  severity: 'error',
  reason: 'Without "@context": "https://schema.org" its words mean nothing.',
  source: sources.jsonLd,
  *find(crawl) {
    for (const { address, structuredData } of crawl.pages.values())
      if (structuredData.withoutContext > 0)
        yield { address, detail: 'a block has no @context of schema.org' };
  },
};

const type = listing(
  {
    id: 'structured-data-type',
    title: 'Structured data describes a thing without a type',
    reason: 'Nobody learns what kind of thing it is.',
    source: sources.structuredData,
  },
  'withoutType',
);

const reference: Rule = {
  id: 'structured-data-reference',
  title: 'Structured data points at nothing',
  severity: 'error',
  reason: 'No page of the site describes the thing that the @id names.',
  source: sources.jsonLd,
  *find(crawl) {
    const described = new Set([...crawl.pages.values()].flatMap((page) => page.structuredData.ids));
    const isOurs = (id: string) => crawl.addresses.isInternal(id) || !/^https?:/.test(id);
    const isKnown = (id: string) => crawl.isWhole || crawl.answers.has(id.replace(/#.*$/, ''));
    for (const { address, structuredData } of crawl.pages.values()) {
      const dangling = danglingIn(structuredData, described).filter((id) => isOurs(id) && isKnown(id));
      if (dangling.length > 0) yield { address, detail: some(dangling) };
    }
  },
};

function danglingIn({ references }: StructuredData, described: Set<string>): string[] {
  return [...new Set(references)].filter((id) => !described.has(id));
}

const unshown = listing(
  {
    id: 'structured-data-unshown',
    title: 'Structured data says what the page does not show',
    reason: 'Google demands that what is marked up is visible to the visitor.',
    source: sources.structuredData,
  },
  'unshown',
);

const trail = listing(
  {
    id: 'breadcrumb',
    title: 'A breadcrumb list is wrong',
    reason: 'Search results show a trail only if its steps are complete and numbered from 1.',
    source: sources.breadcrumb,
  },
  'trailFaults',
);

export default [syntax, context, type, reference, unshown, trail];
