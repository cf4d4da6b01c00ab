import type { Definition, Link, LinkReference } from 'mdast';
import { visit } from 'unist-util-visit';
import { routes } from '../../routes';
import { replaceAt, type Span, spanOf } from './places';
import type { Fix, ReviewText } from './types';

export type TextLink = {
  node: Link | LinkReference;
  href: string;
  /** The whole address; null when it is malformed. */
  url: URL | null;
  /** The path of a page of this site; null for every other link. */
  path: string | null;
  /** Where the address stands in the markdown, for a link or for the definition it refers to. */
  address: Span | null;
};

export function linksOf(text: ReviewText, origin: string): TextLink[] {
  const definitions = new Map<string, Definition>();
  visit(text.tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  const base = new URL(routes.post(text.draft.slug || 'new'), origin);
  const links: TextLink[] = [];
  visit(text.tree, (node) => {
    if (node.type !== 'link' && node.type !== 'linkReference') return;
    const holder = node.type === 'link' ? node : definitions.get(node.identifier);
    if (!holder) return;
    const url = URL.canParse(holder.url, base.href) ? new URL(holder.url, base.href) : null;
    const isOurs = url !== null && /^https?:$/.test(url.protocol) && url.host === base.host;
    links.push({
      node,
      href: holder.url,
      url,
      path: isOurs ? url.pathname : null,
      address: addressOf(text, holder),
    });
  });
  return links;
}

/** The paths of this site that a text links to, for whoever finds out what they answer. */
export function internalPaths(text: ReviewText, origin: string): string[] {
  return [...new Set(linksOf(text, origin).flatMap(({ path }) => path ?? []))];
}

/** An address in a spelling of markdown's own, with escapes or entities, is not found. */
function addressOf(text: ReviewText, holder: Link | Definition): Span | null {
  const span = spanOf(text, holder);
  if (!span || !holder.url) return null;
  const label = holder.type === 'link' ? holder.children.at(-1) : undefined;
  const from = (label && spanOf(text, label)?.end) ?? span.start;
  const written = text.draft.content.slice(span.start, span.end);
  // In an autolink the address is the label.
  const isAutolink = holder.type === 'link' && !written.startsWith('[');
  const start = text.draft.content.indexOf(holder.url, isAutolink ? span.start : from);
  return start >= 0 && start + holder.url.length <= span.end
    ? { start, end: start + holder.url.length }
    : null;
}

/** Takes a link away and keeps its words. */
export function unlinked(text: ReviewText, { node }: TextLink): Fix {
  const [first, last] = [node.children[0], node.children.at(-1)];
  const inner = { start: first && spanOf(text, first)?.start, end: last && spanOf(text, last)?.end };
  const kept = text.draft.content.slice(inner.start ?? 0, inner.end ?? 0);
  return replaceAt(text, 'Remove the link and keep its words', spanOf(text, node), kept, 'Remove the link');
}
