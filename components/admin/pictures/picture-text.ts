import type { Picture, PictureUse } from '@/lib/pictures/schema';

const count = new Intl.NumberFormat('en-IN');

export function sizeOf({ width, height, bytes }: Picture): string {
  const size =
    bytes >= 1_000_000
      ? `${(bytes / 1_000_000).toFixed(1)} MB`
      : `${count.format(Math.ceil(bytes / 1000))} KB`;
  return `${width} × ${height} · ${size}`;
}

export function usesText(uses: number): string {
  if (uses === 0) return 'Not used';
  return uses === 1 ? 'Used once' : `Used ${count.format(uses)} times`;
}

const pages: Record<string, (use: PictureUse) => string> = {
  article: ({ opens }) => `/admin/blog/${opens}`,
  draft: ({ opens }) => `/admin/blog/${opens}`,
  'earlier version': ({ opens }) => `/admin/blog/${opens}`,
  author: ({ opens }) => `/admin/authors/${opens}`,
  service: ({ opens }) => `/admin/services/${opens}`,
  'city page': ({ opens }) => `/admin/city-pages/${opens}`,
  'section of the site': ({ opens }) => `/admin/site/${opens}`,
};

/** Where a person changes what uses a picture; null where no page of the staff area does. */
export function placeOf(use: PictureUse): string | null {
  return Object.hasOwn(pages, use.kind) ? (pages[use.kind]?.(use) ?? null) : null;
}
