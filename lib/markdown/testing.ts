import { type CompiledPost, compilePost } from './compile';

export const SITE = 'https://site.example';
export const PAGE = `${SITE}/blog/a`;

export function rendered(markdown: string): Promise<CompiledPost> {
  return compilePost(markdown, { siteUrl: SITE, pageUrl: PAGE, imageHosts: ['pictures.example'] });
}

/** What a browser would run or follow in a piece of HTML; an empty list when it is harmless. */
export function dangersIn(html: string): string[] {
  const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
  const attributes = tags.map((tag) => tag.replace(/"[^"]*"/g, (value) => value.replace(/[<>\s=]/g, ' ')));
  return [
    ...tags.filter((tag) =>
      /^<(script|iframe|object|embed|svg|math|style|link|meta|base|form|button|video|audio|template)\b/i.test(
        tag,
      ),
    ),
    ...attributes.filter((tag) => /\s(on\w+|srcdoc|formaction|xlink:href|action)\s*=/i.test(tag)),
    ...tags.filter((tag) => {
      const [, address = ''] = /\s(?:href|src)="([^"]*)"/i.exec(tag) ?? [];
      const plain = address
        .replaceAll('&amp;', '&')
        // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them within a scheme
        .replace(/[\u0000-\u0020]/g, '')
        .toLowerCase();
      return /^[a-z][a-z0-9+.-]*:/.test(plain) && !/^(https?|ircs?|mailto|xmpp):/.test(plain);
    }),
  ];
}
