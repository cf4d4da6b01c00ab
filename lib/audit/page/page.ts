import { createHash } from 'node:crypto';
import { type CheerioAPI, load } from 'cheerio';
import { type Addresses, fragmentOf } from '../addresses.ts';
import { isNoindex } from '../directives.ts';
import { readCharset } from './charset.ts';
import { type Canonical, type Link, readAlternates, readCanonicals, readLinks } from './links.ts';
import { isTooDeep } from './nesting.ts';
import { readStructuredData, type StructuredData } from './structured-data.ts';
import { comparable, oneLine, visibleIn } from './text.ts';

/** An HTML page that was answered with 200, reduced to what the rules ask about. */
export type Page = {
  address: string;
  bytes: number;
  /** Null when neither the header nor the page names it. */
  charset: string | null;
  language: string | null;
  hasViewport: boolean;
  titles: string[];
  descriptions: string[];
  canonicals: Canonical[];
  isNoindex: boolean;
  headings: { level: number; text: string }[];
  images: { source: string; hasAlt: boolean; hasSize: boolean }[];
  links: Link[];
  /** Other languages of the page. */
  alternates: { code: string; address: string | null }[];
  openGraphImages: string[];
  /** What the page loads, as it is written, where that is by http. */
  insecure: string[];
  structuredData: StructuredData;
  words: number;
  /** Equal for pages that say the same. */
  fingerprint: string;
};

/** @param bytes the body, or as much of it as was read */
export function parsePage(address: string, headers: Headers, bytes: Uint8Array, addresses: Addresses): Page {
  const { charset, decoder } = readCharset(bytes, headers.get('content-type') ?? '');
  const text = decoder.decode(bytes);
  if (isTooDeep(text)) throw new Error('its elements are nested too deeply to be read');
  const $ = load(text);
  const base = baseOf($, address);
  const robots = contents($, 'meta[name="robots" i], meta[name="googlebot" i]');
  const titles = texts($, 'head > title');
  const sources = $('script[type="application/ld+json" i]')
    .toArray()
    .map((element) => $(element).text());
  const page = {
    address,
    bytes: bytes.length,
    charset,
    language: $('html').attr('lang')?.trim() || null,
    hasViewport: contents($, 'meta[name="viewport" i]').some((content) => content !== ''),
    titles,
    descriptions: contents($, 'meta[name="description" i]').map(oneLine),
    canonicals: readCanonicals($, base, headers.get('link'), addresses),
    isNoindex: isNoindex(robots, headers.get('x-robots-tag')),
    headings: $('h1, h2, h3, h4, h5, h6')
      .toArray()
      .map((element) => ({ level: Number(element.tagName.slice(1)), text: oneLine($(element).text()) })),
    images: $('img')
      .toArray()
      .map(({ attribs }) => ({
        source: attribs.src ?? '',
        hasAlt: attribs.alt !== undefined,
        hasSize: /^\d+$/.test(attribs.width ?? '') && /^\d+$/.test(attribs.height ?? ''),
      })),
    links: readLinks($, base, addresses),
    alternates: readAlternates($, base, addresses),
    openGraphImages: contents($, 'meta[property="og:image"], meta[property="og:image:url"]').flatMap(
      (image) => (image && addresses.resolve(image, base)) || [],
    ),
    insecure: readInsecure($),
  };
  $('script, style, template, noscript').remove();
  const shown = spacedText($);
  const body = comparable(shown);
  return {
    ...page,
    structuredData: readStructuredData(sources, {
      isShown: visibleIn(`${shown} ${altTexts($)} ${shownNumbers($)} ${titles.join(' ')}`),
      resolveId: (id) => resolveId(id, base, addresses),
    }),
    words: body === '' ? 0 : body.split(' ').length,
    fingerprint: createHash('sha256').update(body).digest('base64'),
  };
}

/** Ids that are addresses may be written in part, or under the public origin. */
function resolveId(id: string, base: string, addresses: Addresses): string {
  const address = addresses.resolve(id, base);
  return address ? address + fragmentOf(id) : id;
}

/** A number is written as people of its country do, and dialled in full: 098765 43210 is +919876543210. */
function shownNumbers($: CheerioAPI): string {
  return $('a[href^="tel:" i]')
    .toArray()
    .flatMap((link) => {
      const number = $(link).attr('href')?.slice('tel:'.length) ?? '';
      const written = $(link).text().replace(/\D/g, '').replace(/^0+/, '');
      return written !== '' && number.endsWith(written) ? [number] : [];
    })
    .join(' ');
}

function baseOf($: CheerioAPI, address: string): string {
  const href = $('base[href]').attr('href');
  return href && URL.canParse(href, address) ? new URL(href, address).href : address;
}

const texts = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => oneLine($(element).text()))
    .filter((text) => text !== '');

const contents = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => $(element).attr('content')?.trim() ?? '');

const altTexts = ($: CheerioAPI) =>
  $('img[alt]')
    .toArray()
    .map((element) => $(element).attr('alt'))
    .join(' ');

const BLOCKS =
  'p, div, li, dt, dd, td, th, tr, h1, h2, h3, h4, h5, h6, section, article, header, footer, nav, main, summary, details, option, button, br, figcaption, blockquote, pre, label, legend';

function spacedText($: CheerioAPI): string {
  $(BLOCKS).before(' ').after(' ');
  return $('body').text();
}

const LOADED = ['img', 'script', 'iframe', 'source', 'video', 'audio', 'embed', 'track']
  .map((name) => `${name}[src^="http://" i]`)
  .concat('link[rel~="stylesheet" i][href^="http://" i]', 'object[data^="http://" i]');

function readInsecure($: CheerioAPI): string[] {
  return $(LOADED.join(','))
    .toArray()
    .map((element) => $(element).attr('src') ?? $(element).attr('href') ?? $(element).attr('data') ?? '');
}
