import { shownImage } from '../images/shown';
import { textOrEmpty } from '../supabase/read-row';
import * as z from '../validation/zod';
import { NETWORKS, type SocialLink } from './networks';

export const AUTHOR_COLUMNS =
  'id, slug, name, short_bio, full_bio, profile_image, social_links, is_sample, updated_at';

export type Author = {
  id: string;
  slug: string;
  name: string;
  shortBio: string;
  fullBio: string;
  image: string | null;
  /** Those that are present, in the order in which they are shown. */
  socials: SocialLink[];
  isSample: boolean;
  updatedAt: string;
};

const rowSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  short_bio: textOrEmpty,
  full_bio: textOrEmpty,
  profile_image: textOrEmpty.transform(shownImage),
  social_links: z.record(z.string(), z.unknown()).catch({}),
  is_sample: z.boolean().catch(false),
  updated_at: textOrEmpty,
});

/** A row of authors as the site speaks of it; columns that were not asked for come out empty. */
export function toAuthor(row: unknown): Author {
  const read = rowSchema.parse(row);
  return {
    id: read.id,
    slug: read.slug,
    name: read.name,
    shortBio: read.short_bio,
    fullBio: read.full_bio,
    image: read.profile_image,
    socials: NETWORKS.flatMap((network) => {
      const url = httpUrl(read.social_links[network]);
      return url ? [{ network, url }] : [];
    }),
    isSample: read.is_sample,
    updatedAt: read.updated_at,
  };
}

function httpUrl(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) ? url.href : null;
}
