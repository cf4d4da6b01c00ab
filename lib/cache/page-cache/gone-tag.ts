const GONE = 'gone:';

/** A tag that says: the page at this address is gone. Expiring it takes the page's last good copy away too. */
export const goneTag = (pagePath: string): string => GONE + pagePath;

/** The address in such a tag; null when it is another one. */
export const readGoneTag = (tag: string): string | null =>
  tag.startsWith(GONE) ? tag.slice(GONE.length) : null;
