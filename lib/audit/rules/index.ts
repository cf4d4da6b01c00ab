import type { Rule } from '../rule.ts';
import canonical from './canonical.ts';
import descriptions from './descriptions.ts';
import document from './document.ts';
import headings from './headings.ts';
import hreflang from './hreflang.ts';
import images from './images.ts';
import indexing from './indexing.ts';
import links from './links.ts';
import openGraph from './open-graph.ts';
import redirects from './redirects.ts';
import robots from './robots.ts';
import sitemapEntries from './sitemap-entries.ts';
import sitemapFiles from './sitemap-files.ts';
import soft404 from './soft-404.ts';
import structuredData from './structured-data.ts';
import titles from './titles.ts';

export const rules: readonly Rule[] = [
  links,
  redirects,
  canonical,
  robots,
  sitemapFiles,
  sitemapEntries,
  indexing,
  soft404,
  titles,
  descriptions,
  headings,
  images,
  structuredData,
  hreflang,
  document,
  openGraph,
].flat();
