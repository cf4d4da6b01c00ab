/** Reads addresses as the crawled site means them: in full, without a fragment, and on the crawled origin. */
export type Addresses = {
  origin: string;
  /** The origin that visitors see. */
  publicOrigin: string;
  /** @returns null for what is no address of the web */
  resolve(href: string, base: string): string | null;
  isInternal(address: string): boolean;
};

/** @param publicOrigin addresses of this origin stand for those of the crawled one */
export function addressesOf(origin: string, publicOrigin: string | null): Addresses {
  return {
    origin,
    publicOrigin: publicOrigin ?? origin,
    resolve(href, base) {
      if (!URL.canParse(href.trim(), base)) return null;
      const url = new URL(href.trim(), base);
      if (!/^https?:$/.test(url.protocol)) return null;
      url.hash = '';
      return url.origin === publicOrigin ? origin + url.pathname + url.search : url.href;
    },
    isInternal: (address) => address === origin || address.startsWith(`${origin}/`),
  };
}

/** What an address names beyond its page. */
export function fragmentOf(href: string): string {
  const start = href.indexOf('#');
  return start < 0 ? '' : href.slice(start);
}
