import { isShown, safeImage } from '../../images/address';
import { routes } from '../../routes';
import { titleInResults } from '../../search/seo/title';
import { DESCRIPTION, TITLE } from '../../search/snippet';
import { type Cut, cutToWidth } from './cut-text';
import type { ReviewContext, ReviewDraft } from './types';

export type Device = 'desktop' | 'phone';
type Site = Pick<ReviewContext, 'siteName' | 'origin'>;

/** The public site, as results and cards name it. */
export type SiteFacts = Site & {
  shareImage: string;
  /** Hosts beside this site whose pictures are shown. */
  imageHosts: readonly string[];
};

export type SerpPreview = {
  siteName: string;
  /** As the line above the title shows it: the host, then the parts of the path. */
  breadcrumb: string;
  title: Cut;
  description: Cut;
};

export type SocialCard = {
  title: string;
  description: string;
  domain: string;
  image: string;
  hasOwnImage: boolean;
};

const BREADCRUMB = { fontSize: 14, width: { desktop: 560, phone: 300 } } as const;

const titleOf = (draft: ReviewDraft, { siteName }: Site) =>
  titleInResults((draft.meta_title || draft.title).trim(), siteName);
const descriptionOf = (draft: ReviewDraft) =>
  (draft.meta_description || draft.excerpt).replace(/\s+/g, ' ').trim();

/** The result as Google shows it when it takes over the title and description of the page, which it need not. */
export function serpPreview(draft: ReviewDraft, device: Device, site: Site): SerpPreview {
  const page = {
    title: titleOf(draft, site),
    description: descriptionOf(draft),
    path: routes.post(draft.slug || '…'),
  };
  return pagePreview(page, device, site);
}

/** The same of any page, by what its head says. */
export function pagePreview(
  { title, description, path }: { title: string; description: string; path: string },
  device: Device,
  site: Site,
): SerpPreview {
  const parts = [new URL(site.origin).origin, ...path.split('/').slice(1)];
  const breadcrumb = cutToWidth(parts.join(' › '), BREADCRUMB.fontSize, BREADCRUMB.width[device]);
  return {
    siteName: site.siteName,
    breadcrumb: breadcrumb.text,
    title: cutToWidth(title, TITLE.fontSize, TITLE.width),
    description: cutToWidth(description, DESCRIPTION.fontSize, DESCRIPTION.width[device]),
  };
}

/** The card of a shared link, with the picture that the page names in its share tags. */
export function socialCard(draft: ReviewDraft, site: SiteFacts): SocialCard {
  const address = safeImage(draft.featured_image.trim());
  const image = address && isShown(address, site.imageHosts) ? address : null;
  return {
    title: titleOf(draft, site),
    description: descriptionOf(draft),
    domain: new URL(site.origin).host,
    image: new URL(image ?? site.shareImage, site.origin).href,
    hasOwnImage: image !== null,
  };
}
