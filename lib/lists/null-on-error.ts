import 'server-only';
import { errorCode, log } from '../log';

/** What cannot be read is logged and said where it is missing; the rest of the page is still of use. */
export async function nullOnError<Value>(event: string, reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    log.error(event, { code: errorCode(error) });
    return null;
  }
}
