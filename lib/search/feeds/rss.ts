import { locale } from '../../site/locale';
import { element, entity, escapeXml } from '../xml';
import type { Feed, FeedItem } from './feed';

/** RSS 2.0 with the whole text of every article. */
export function toRss(feed: Feed): string {
  const newest = feed.items[0]?.publishedAt;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
${element('title', feed.title)}
${element('link', feed.homeUrl)}
${element('description', asHtml(feed.description))}
${element('language', locale)}
<atom:link href="${escapeXml(`${feed.url}.xml`)}" rel="self" type="application/rss+xml"/>
${newest ? element('lastBuildDate', rfc822(newest)) : ''}
${feed.items.map(toXmlItem).join('\n')}
</channel>
</rss>
`;
}

function toXmlItem(item: FeedItem): string {
  return `<item>
${element('title', item.title)}
${element('link', item.url)}
<guid isPermaLink="false">${escapeXml(item.id)}</guid>
${item.publishedAt ? element('pubDate', rfc822(item.publishedAt)) : ''}
${item.author ? element('dc:creator', item.author) : ''}
${item.tags.map((tag) => element('category', tag)).join('')}
${element('description', asHtml(item.summary))}
${item.image ? picture(item.image) : ''}
${element('content:encoded', item.html)}
</item>`;
}

function picture({ url, alt }: { url: string; alt: string }): string {
  const description = alt && element('media:description', alt);
  return `<media:content url="${escapeXml(url)}" medium="image">${description}</media:content>`;
}

/** Readers take a description for HTML: what is text has to be escaped for that before it is escaped for XML. */
const asHtml = (text: string) => text.replace(/[&<>]/g, entity);
const rfc822 = (date: string) => new Date(date).toUTCString();
