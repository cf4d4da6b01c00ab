/** How a stored picture is called: what it holds, and its size, so that a page has its box before it has loaded. */
const NAME = /^[0-9a-f]{32}-([1-9]\d{0,3})x([1-9]\d{0,3})\.webp$/;
const PREFIX = '/images/blog/';

export type Size = { width: number; height: number };

export function imageName(hash: string, { width, height }: Size): string {
  return `${hash.slice(0, 32)}-${width}x${height}.webp`;
}

export function imagePath(name: string): string {
  return PREFIX + name;
}

/** The size that the name of a stored picture states; null when it is no such name. */
export function sizeInName(name: string): Size | null {
  const [, width, height] = NAME.exec(name) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

/** The size of a stored picture by its address on this site; null for every other address. */
export function sizeOfStored(src: string): Size | null {
  return src.startsWith(PREFIX) ? sizeInName(src.slice(PREFIX.length)) : null;
}

/** The name of a stored picture by its address on this site; null for every other address. */
export function nameOfStored(src: string): string | null {
  return sizeOfStored(src) ? src.slice(PREFIX.length) : null;
}
