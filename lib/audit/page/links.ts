import type { CheerioAPI } from 'cheerio';
import type { Addresses } from '../addresses.ts';
import { oneLine } from './text.ts';

export type Link = {
  address: string;
  /** What it is called, also by a picture or a label; empty when nothing names it. */
  text: string;
  /** Its own words on the page, which a label may say more than; search engines read these. */
  words: string;
  isNofollow: boolean;
};

export type Canonical = {
  href: string;
  address: string | null;
  isAbsolute: boolean;
  isInHead: boolean;
};

/** Links to addresses of the web, each address once with each of its names. */
export function readLinks($: CheerioAPI, base: string, addresses: Addresses): Link[] {
  const links = new Map<string, Link>();
  for (const element of anchors($).toArray()) {
    const address = addresses.resolve(element.attribs.href ?? '', base);
    if (!address) continue;
    const text = nameOf($, $(element));
    const isNofollow = /\bnofollow\b/i.test(element.attribs.rel ?? '');
    const words = wordsOf($(element));
    links.set([address, isNofollow, text, words].join(' '), { address, text, words, isNofollow });
  }
  return [...links.values()];
}

const anchors = ($: CheerioAPI) => $('a[href], area[href]');

function wordsOf(element: ReturnType<typeof anchors>): string {
  return oneLine(element.clone().find('script, style, template').remove().end().text());
}

function nameOf($: CheerioAPI, element: ReturnType<typeof anchors>): string {
  const labels = (element.attr('aria-labelledby') ?? '').split(/\s+/).filter((id) => id !== '');
  const labelled = labels.map((id) => $(`[id="${quoted(id)}"]`).text()).join(' ');
  const pictures = element
    .find('img[alt], [aria-label], area[alt]')
    .toArray()
    .map((child) => child.attribs.alt ?? child.attribs['aria-label'] ?? '');
  const words = [
    labelled,
    element.attr('aria-label'),
    wordsOf(element),
    ...pictures,
    element.attr('alt'),
    element.attr('title'),
  ];
  return oneLine(words.find((text) => text && text.trim() !== '') ?? '');
}

const quoted = (id: string) => id.replace(/["\\]/g, '\\$&');

export function readCanonicals(
  $: CheerioAPI,
  base: string,
  header: string | null,
  addresses: Addresses,
): Canonical[] {
  const canonical = (href: string, isInHead: boolean): Canonical => ({
    href,
    address: addresses.resolve(href, base),
    isAbsolute: /^https?:\/\//i.test(href),
    isInHead,
  });
  const inHeader = [...(header ?? '').matchAll(/<([^>]*)>\s*;[^,]*\brel="?canonical\b/gi)];
  return [
    ...inHeader.map(([, href = '']) => canonical(href, true)),
    ...$('link[rel~="canonical" i]')
      .toArray()
      .map((element) => canonical(element.attribs.href?.trim() ?? '', $(element).closest('head').length > 0)),
  ];
}

export function readAlternates($: CheerioAPI, base: string, addresses: Addresses) {
  return $('head > link[rel~="alternate" i][hreflang]')
    .toArray()
    .map(({ attribs }) => ({
      code: attribs.hreflang ?? '',
      address: addresses.resolve(attribs.href ?? '', base),
    }));
}
