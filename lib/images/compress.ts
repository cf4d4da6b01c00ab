import 'server-only';
import sharp, { type Metadata } from 'sharp';
import { UserError } from '../action/user-error';

const MAX_PIXELS = 40_000_000;
const BOX = { width: 2000, height: 4000 };
const MAX_BYTES = 5_242_880;

const UNREADABLE = 'This file is not a picture that can be read. Please use JPEG, PNG, WebP or AVIF.';
const ANIMATED =
  'Moving pictures are not shown on this site. Please save one frame of it as PNG and use that.';
const DRAWING = 'Drawings in SVG may carry programs, so they are not taken. Please export it as PNG or WebP.';
const HEIC =
  'Browsers do not show HEIC. Please export it as JPEG; an iPhone takes JPEG by itself with Settings, Camera, Formats, Most Compatible.';
const TOO_MANY_PIXELS = 'This picture has more than 40 megapixels. Please use a smaller one.';
const STILL_TOO_LARGE = 'This picture stays larger than 5 MB even when compressed. Please use a smaller one.';

export type CompressedImage = { content: Buffer; width: number; height: number };

/**
 * A picture as pages show it: upright, at most 2000 pixels wide, WebP, and without what the camera wrote beside it.
 * What a file is, its content says and not its name.
 * @throws {UserError} when it is no such picture, or too large a one
 */
export async function compressImage(file: Buffer): Promise<CompressedImage> {
  const metadata = await readMetadata(file).catch(() => null);
  const refusal = metadata ? refusalOf(metadata) : UNREADABLE;
  if (!metadata || refusal) throw new UserError('invalid', refusal ?? UNREADABLE);
  if (metadata.width * metadata.height > MAX_PIXELS) throw new UserError('invalid', TOO_MANY_PIXELS);
  const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new UserError('invalid', UNREADABLE);
    });
  if (data.length > MAX_BYTES) throw new UserError('invalid', STILL_TOO_LARGE);
  return { content: data, width: info.width, height: info.height };
}

/** Looks at the head of the file alone, so that how much it would unfold to does not matter yet. */
async function readMetadata(file: Buffer): Promise<Metadata> {
  return sharp(file, { limitInputPixels: false }).metadata();
}

function refusalOf({ format, compression, pages = 1 }: Metadata): string | null {
  if (format === 'svg') return DRAWING;
  if (format === 'heif' && compression !== 'av1') return HEIC;
  if (format === 'gif' || pages > 1) return ANIMATED;
  return ['jpeg', 'png', 'webp', 'heif'].includes(format) ? null : UNREADABLE;
}
