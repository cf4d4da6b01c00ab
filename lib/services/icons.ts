/** The drawings that a service may have (components/services/area-glyph.tsx), named after the service that had each first. */
export const serviceIcons = [
  'seo',
  'ppc',
  'content-strategy',
  'site-speed',
  'local-seo',
  'ecommerce-seo',
] as const;

export type ServiceIcon = (typeof serviceIcons)[number];

const [FIRST] = serviceIcons;

/** The drawing of a name; the first one where nothing is drawn under it. */
export function serviceIcon(name: string): ServiceIcon {
  return serviceIcons.find((icon) => icon === name) ?? FIRST;
}
