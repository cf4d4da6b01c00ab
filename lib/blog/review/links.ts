import { normalisedPath, parseCityPageAddress, routes } from '../../routes';
import { linksOf, type TextLink, unlinked } from './link-list';
import { nearestPath } from './nearest-path';
import { focusOn, placeOf, replaceAt, spanOf, whereOf } from './places';
import { sources } from './sources';
import type { Finding, Fix, PageState, ReviewContext, ReviewText, Rule, Source } from './types';

/** What the page's allow-list lets through; a link of another kind loses its address there. */
const ALLOWED = /^(?:https?|ircs?|mailto|xmpp):$/;

type Fault = {
  rule: string;
  severity: Finding['severity'];
  title: string;
  reason: string;
  source: Source;
  fix: Fix;
};

export const linkFaults: Rule = (text, context) =>
  linksOf(text, context.origin).flatMap((link) => {
    const fault = faultOf(link, text, context);
    if (!fault) return [];
    const { rule, ...said } = fault;
    return [{ ...said, id: `${rule}:${placeOf(link.node)}`, where: whereOf(text, link.node) }];
  });

function faultOf(link: TextLink, text: ReviewText, context: ReviewContext): Fault | null {
  const { url, path, href } = link;
  if (!href) return broken('The link has no address, so it leads nowhere.', link, text, context);
  if (!url) return broken(`“${href}” is no address, so the link leads nowhere.`, link, text, context);
  if (!ALLOWED.test(url.protocol))
    return {
      rule: 'link-not-allowed',
      severity: 'error',
      title: 'A link of a kind that is not shown',
      reason: `Links that begin with “${url.protocol}” are taken out of articles, so only the words of this one would be left.`,
      source: sources.allowedLinks,
      fix: unlinked(text, link),
    };
  if (path === null || path === routes.post(text.draft.slug)) return null;
  const plain = normalisedPath(path) || '/';
  const city = parseCityPageAddress(plain, (slug) => context.pages.has(routes.service(slug)));
  const state = context.pages.get(plain) ?? context.pages.get(path);
  return faultOfState(
    state,
    city ? { plain, canonical: routes.cityPage(city.service, city.city) } : { plain },
    {
      link,
      text,
      context,
      path,
    },
  );
}

type Asked = { link: TextLink; text: ReviewText; context: ReviewContext; path: string };

function faultOfState(
  state: PageState | undefined,
  { plain, canonical = plain }: { plain: string; canonical?: string },
  { link, text, context, path }: Asked,
): Fault | null {
  if (state === 'missing') return broken(`Nothing answers at ${plain}.`, link, text, context);
  if (state === 'noindex')
    return {
      rule: 'link-noindex',
      severity: 'warning',
      title: 'A link to a page that is kept out of search',
      reason: `${plain} asks search engines not to show it, so this link helps no page to be found.`,
      source: sources.noindex,
      fix: link.address ? focusOn('Choose another page', link.address) : unlinked(text, link),
    };
  const target = state === 'redirect' ? context.redirects?.get(plain) : canonical;
  if (state === 'redirect' || plain !== path)
    return {
      rule: 'link-redirect',
      severity: 'warning',
      title: 'A link to an address that moved',
      reason: `${path} answers with a redirect${target ? ` to ${target}` : ''}, which costs every reader and crawler a detour.`,
      source: sources.redirects,
      fix: target ? leadTo(text, link, target) : focusOn('Link to the new address', spanOf(text, link.node)),
    };
  if (canonical !== plain)
    return {
      rule: 'link-other-spelling',
      severity: 'warning',
      title: 'A link to another spelling of a page',
      reason: `${plain} shows the page whose address is ${canonical}, and links should name the one address that is to rank.`,
      source: sources.canonical,
      fix: leadTo(text, link, canonical),
    };
  return null;
}

function broken(reason: string, link: TextLink, text: ReviewText, context: ReviewContext): Fault {
  const nearest = link.path && nearestPath(link.path, context);
  return {
    rule: 'link-broken',
    severity: 'error',
    title: 'A broken link',
    reason,
    source: sources.statusCodes,
    fix: nearest ? leadTo(text, link, nearest) : unlinked(text, link),
  };
}

/** What follows the path, a part of the page for example, stays. */
function leadTo(text: ReviewText, { address, url, node }: TextLink, path: string): Fix {
  const target = /[?#]/.test(path) ? path : `${path}${url?.search ?? ''}${url?.hash ?? ''}`;
  const otherwise = `Link to ${target}`;
  return address
    ? replaceAt(text, `Link to ${target}`, address, target, otherwise)
    : focusOn(otherwise, spanOf(text, node));
}
