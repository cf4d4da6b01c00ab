import { env } from '../../env';
import { absoluteUrl } from '../../routes/url';

const TIMEOUT_MS = 10_000;

/** The path of the file that proves to the search engines that the key is this site's. */
export const keyPath = (key: string) => `/${key}.txt`;

/**
 * Tells the endpoint that these paths of the site have changed.
 * @returns null when it took them, else what went wrong; never throws
 */
export async function sendAddresses(key: string, paths: readonly string[]): Promise<string | null> {
  try {
    const response = await fetch(env.INDEXNOW_ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(env.SITE_URL).host,
        key,
        keyLocation: absoluteUrl(keyPath(key)),
        urlList: paths.map(absoluteUrl),
      }),
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? null : `The endpoint answered ${response.status}.`;
  } catch (error) {
    return `The endpoint did not answer: ${error instanceof Error ? error.name : 'unknown'}.`;
  }
}
