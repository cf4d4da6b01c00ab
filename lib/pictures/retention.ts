import 'server-only';
import { BUCKET } from '../images/bucket';
import { errorCode, log } from '../log';
import { secretClient } from '../supabase/secret';

const AT_ONCE = 100;

/** Deletes the files of pictures that were removed 30 days ago and which nothing shows or could show again. Never throws. */
export async function deleteDuePictures(): Promise<void> {
  try {
    const client = secretClient();
    const { data: names } = await client.rpc('due_pictures', { most: AT_ONCE }).throwOnError();
    if (names.length === 0) return;
    const { error } = await client.storage.from(BUCKET).remove(names);
    if (error) throw error;
    await client.rpc('forget_pictures', { names }).throwOnError();
    log.info('pictures.deleted', { files: names.length });
  } catch (error) {
    log.warn('pictures.not_deleted', { code: errorCode(error) });
  }
}
