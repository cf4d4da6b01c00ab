import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Links to other hosts pass on neither a window nor a recommendation. */
export function markExternalLinks(siteUrl: string) {
  const { origin } = new URL(siteUrl);
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      const { href } = properties;
      if (tagName !== 'a' || typeof href !== 'string' || !URL.canParse(href, siteUrl)) return;
      const url = new URL(href, siteUrl);
      if (/^https?:$/.test(url.protocol) && url.origin !== origin) properties.rel = ['noopener', 'nofollow'];
    });
  };
}

/** Feeds are read elsewhere, so their addresses must be whole. */
export function makeAddressesAbsolute(pageUrl: string) {
  return (tree: Root) => {
    visit(tree, 'element', ({ properties }) => {
      for (const name of ['href', 'src']) {
        const value = properties[name];
        if (typeof value === 'string' && URL.canParse(value, pageUrl))
          properties[name] = new URL(value, pageUrl).href;
      }
    });
  };
}
