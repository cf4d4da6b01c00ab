const paints: Record<string, string> = {
  seo: 'fill-data stroke-data',
  ppc: 'fill-rank stroke-rank',
  content: 'fill-data/35 stroke-data',
  'site-speed': 'fill-rank/35 stroke-rank',
  'local-seo': 'fill-info stroke-info',
  'ecommerce-seo': 'fill-info/35 stroke-info',
  other: 'fill-neutral stroke-neutral',
};

/** Full and light tones of four colours, each light one with a full outline, so that neighbours differ without the hue too. */
export function chartPaint(service: string): string {
  return Object.hasOwn(paints, service) ? (paints[service] ?? '') : 'fill-neutral/25 stroke-neutral';
}
