import { brand as comesWith } from '@/content/brand';
import { sizeOfStored } from '../images/name';
import type { Brand } from './sections/brand';

export type ShareImage = { url: string; width: number; height: number; alt: string };

const SHARED = { width: 1200, height: 630 };
const LOGO = { url: '/logo-512.png', width: 512, height: 512 };

/** What is shown beside a shared link of a page without a picture of its own: never one that has another name drawn into it. */
export function shareImageOf(brand: Brand): ShareImage {
  const { name, tagline, shareImage } = brand;
  const alt = `${name}: ${tagline}`;
  if (shareImage) return { url: shareImage, ...(sizeOfStored(shareImage) ?? SHARED), alt };
  return name === comesWith.name ? { url: '/og-image.png', ...SHARED, alt } : { ...logoOf(brand), alt };
}

/** The logo for those who want a picture of it. */
export function logoOf({ logo }: Brand) {
  return logo ? { url: logo, ...(sizeOfStored(logo) ?? { width: 512, height: 512 }) } : LOGO;
}
