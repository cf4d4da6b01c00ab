import 'server-only';
import sharp, { type Metadata } from 'sharp';
import { UserError } from '../action/user-error';

const MAX_PIXELS = 40_000_000;
const BOX = { width: 2000, height: 4000 };
const MAX_BYTES = 5_242_880;

const UNREADABLE = 'This file is not a picture that can be read. Please use JPEG, PNG, WebP or AVIF.';
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
  if (!metadata || !isAccepted(metadata)) throw new UserError('invalid', UNREADABLE);
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

function isAccepted({ format, compression }: Metadata): boolean {
  return ['jpeg', 'png', 'webp'].includes(format) || (format === 'heif' && compression === 'av1');
}
