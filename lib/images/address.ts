/** Widths that Next's image optimiser accepts, from a phone's column to a full desktop column. */
const WIDTHS = [384, 640, 828, 1200];
const RASTER = /\.(?:avif|jpe?g|png|webp)$/;

/** A picture's address where it may be shown: a file of this site, or one served over https; anything else is null. */
export function safeImage(value: string): string | null {
  if (/^\/(?![/\\])[^\s\\]*$/.test(value)) return value;
  return URL.canParse(value) && new URL(value).protocol === 'https:' ? value : null;
}

/** Whether pages show a picture at this address: one of this site, or of a host that their policy names. */
export function isShown(address: string, hosts: readonly string[]): boolean {
  if (address.startsWith('/')) return true;
  return address.startsWith('https://') && URL.canParse(address) && hosts.includes(new URL(address).host);
}

/** The `srcset` of a picture of this site through Next's optimiser; drawings and other hosts' pictures have none. */
export function sourceSet(src: string): string | undefined {
  if (!src.startsWith('/') || !RASTER.test(src)) return undefined;
  return WIDTHS.map((width) => `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75 ${width}w`).join(
    ', ',
  );
}
