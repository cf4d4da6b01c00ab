import { team } from '@/content/contact';

const portraits: readonly string[] = team.map(({ image }) => image);
const SVG = /\.svg$/i;

/**
 * A picture as chats and networks can show it, which no drawing is: the drawn portraits lie beside a copy that they
 * can (public/portraits). Null where there is nothing for them to show.
 */
export function previewPicture(src: string): string | null {
  if (!SVG.test(src)) return src || null;
  return portraits.includes(src) ? src.replace(SVG, '.webp') : null;
}
