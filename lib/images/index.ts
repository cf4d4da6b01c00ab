import 'server-only';
import { createHash } from 'node:crypto';
import { UserError } from '../action/user-error';
import { readSearch } from '../lists/parameters';
import { errorCode, log } from '../log';
import { answerOf } from '../supabase/errors';
import { sessionClient } from '../supabase/session';
import { BUCKET } from './bucket';
import { compressImage } from './compress';
import { imageName, imagePath } from './name';

const YEAR_SECONDS = '31536000';
const UNAVAILABLE = 'The picture could not be stored. Please try again.';

export type StoredImage = { url: string; width: number; height: number };

/**
 * Stores a picture in the library; the same one is stored once.
 * @param alt what it shows, wherever nothing else is said of it; empty until somebody says it in the library
 * @throws {UserError} with the reason
 */
export async function storeImage(file: Blob, alt: string): Promise<StoredImage> {
  const { content, ...size } = await compressImage(Buffer.from(await file.arrayBuffer()));
  const name = imageName(createHash('sha256').update(content).digest('hex'), size);
  const client = await sessionClient();
  const { error } = await client.storage
    .from(BUCKET)
    .upload(name, content, { contentType: 'image/webp', cacheControl: YEAR_SECONDS });
  if (error && !isThereAlready(error)) {
    log.error('image.unavailable', { code: errorCode(error) });
    throw new UserError('unavailable', UNAVAILABLE);
  }
  await answerOf(client.rpc('keep_picture', { picture: name, shown: alt, called: nameOf(file) }));
  return { url: imagePath(name), ...size };
}

/** What the file was called where it comes from. */
function nameOf(file: Blob): string {
  return file instanceof File ? readSearch(file.name) : '';
}

/** Storage says in the body which status it means. */
function isThereAlready(error: { status?: number; statusCode?: string }): boolean {
  return error.status === 409 || error.statusCode === '409';
}
