import { errorCode, log } from '../log';

/**
 * An answer for programs that read us, or 503 when it cannot be had: they come again, where an empty or a missing answer
 * would tell them that the pages are gone.
 * @param event the name of the failure in the log
 */
export async function orUnavailable(event: string, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    log.error(event, { code: errorCode(error) });
    return new Response('This is not available at the moment.', {
      status: 503,
      headers: {
        'retry-after': '120',
        'cache-control': 'no-store',
        'content-type': 'text/plain; charset=utf-8',
      },
    });
  }
}
