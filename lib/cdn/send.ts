import type { Touched } from '../cache/changes/schema';
import { EVERY_PAGE } from '../cache/page-cache/surrogate-keys';
import { env } from '../env';
import { addressesOf } from './addresses';

const TIMEOUT_MS = 10_000;
/** As many as every plan takes in one call. */
const TAGS_A_CALL = 30;

type Changes = Touched & { complete: boolean };
type Call = { url: string; method: string; headers: Record<string, string>; body?: string };

/**
 * Has the CDN forget what changed; everything, where nobody knows what that is.
 * @returns null when it took that, else what went wrong; never throws
 */
export async function sendPurge(changes: Changes): Promise<string | null> {
  for (const { url, ...call } of callsFor(changes)) {
    try {
      const init = { ...call, cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
      const response = await fetch(url, init);
      if (!response.ok) return `The CDN answered ${response.status}.`;
    } catch (error) {
      return `The CDN did not answer: ${error instanceof Error ? error.name : 'unknown'}.`;
    }
  }
  return null;
}

function callsFor(changes: Changes): Call[] {
  const { CDN: cdn, CDN_URL: base = '', CDN_ZONE: zone = '', CDN_TOKEN: token = '' } = env;
  if (cdn === 'cloudflare') {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const what = changes.complete
      ? inCalls(changes.tags).map((tags) => ({ tags }))
      : [{ purge_everything: true }];
    const url = `${base || 'https://api.cloudflare.com/client/v4'}/zones/${zone}/purge_cache`;
    return what.map((body) => ({ url, method: 'POST', headers, body: JSON.stringify(body) }));
  }
  if (cdn === 'fastly') {
    const url = `${base || 'https://api.fastly.com'}/service/${zone}`;
    const headers = { 'fastly-key': token };
    if (!changes.complete) return [{ url: `${url}/purge_all`, method: 'POST', headers }];
    return inCalls(changes.tags).map((tags) => ({
      url: `${url}/purge`,
      method: 'POST',
      headers: { ...headers, 'surrogate-key': tags.join(' ') },
    }));
  }
  return base.split(',').flatMap((cache) => plainCalls(cache.trim(), changes));
}

/** For a cache of one's own: by keys, and by the addresses of pages for one that knows no keys. */
function plainCalls(cache: string, { complete, tags, gone }: Changes): Call[] {
  const given: Record<string, string> = env.CDN_TOKEN ? { authorization: `Bearer ${env.CDN_TOKEN}` } : {};
  const byKeys = inCalls(complete ? tags : [EVERY_PAGE]).map((keys) => ({
    url: `${cache}/`,
    method: 'PURGE',
    headers: { ...given, 'surrogate-key': keys.join(' ') },
  }));
  const byAddress = addressesOf({ tags, gone }).map((path) => ({
    url: cache + path,
    method: 'PURGE',
    headers: given,
  }));
  return [...byKeys, ...byAddress];
}

const inCalls = (tags: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(tags.length / TAGS_A_CALL) }, (_, index) =>
    tags.slice(index * TAGS_A_CALL, (index + 1) * TAGS_A_CALL),
  );
