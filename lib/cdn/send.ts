import type { Touched } from '../cache/changes/schema';
import { EVERY_PAGE } from '../cache/page-cache/surrogate-keys';
import { env } from '../env';
import { abortAfter } from '../request/time-limit';
import { addressesOf, everyList } from './addresses';

const TIMEOUT_MS = 10_000;
/** A change of a service is a call for each of its city pages. */
const AT_ONCE = 8;
/** As many as every plan takes in one call. */
const TAGS_A_CALL = 30;

type Changes = Touched & { complete: boolean };
type Call = { url: string; method: string; headers: Record<string, string>; body?: string };

/**
 * Has the CDN forget what changed; everything, where nobody knows what that is.
 * @param cities see addressesOf
 * @returns null when it took that, else what went wrong; never throws
 */
export async function sendPurge(changes: Changes, cities: readonly string[] = []): Promise<string | null> {
  const calls = callsFor(changes, cities);
  for (let from = 0; from < calls.length; from += AT_ONCE) {
    const problems = await Promise.all(calls.slice(from, from + AT_ONCE).map(send));
    const problem = problems.find((said) => said !== null);
    if (problem) return problem;
  }
  return null;
}

async function send({ url, ...call }: Call): Promise<string | null> {
  try {
    const init = { ...call, cache: 'no-store', signal: abortAfter(TIMEOUT_MS) } as const;
    const response = await fetch(url, init);
    return response.ok ? null : `The CDN answered ${response.status}.`;
  } catch (error) {
    return `The CDN did not answer: ${error instanceof Error ? error.name : 'unknown'}.`;
  }
}

function callsFor(changes: Changes, cities: readonly string[]): Call[] {
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
  return base.split(',').flatMap((cache) => plainCalls(cache.trim(), changes, cities));
}

/** For a cache of one's own: by keys, and by the addresses of pages for one that knows no keys. */
function plainCalls(cache: string, { complete, tags, gone }: Changes, cities: readonly string[]): Call[] {
  const given: Record<string, string> = env.CDN_TOKEN ? { authorization: `Bearer ${env.CDN_TOKEN}` } : {};
  const byKeys = inCalls(complete ? tags : [EVERY_PAGE]).map((keys) => ({
    url: `${cache}/`,
    method: 'PURGE',
    headers: { ...given, 'surrogate-key': keys.join(' ') },
  }));
  const addresses = complete ? addressesOf({ tags, gone }, cities) : everyList;
  const byAddress = addresses.map((path) => ({
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
