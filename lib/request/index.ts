import 'server-only';
import { headers } from 'next/headers';
import { env } from '../env';
import { visitorNetwork } from './visitor-network';

/**
 * The visitor's address, or the network that it counts with. Each proxy of ours adds the address it was called from at the right end of
 * X-Forwarded-For, and whatever stands further left is the visitor's own claim; without a proxy the server
 * that we start sets the header itself (lib/server/serve.ts).
 */
export async function clientAddress(): Promise<string> {
  const chain = ((await headers()).get('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return visitorNetwork(chain.at(-Math.max(1, env.TRUSTED_PROXIES)) ?? '') || 'unknown';
}

/**
 * Next compares Origin with the host but lets a request without Origin pass; browsers that can post a form
 * send either Origin or Sec-Fetch-Site.
 */
export async function isSameOrigin(): Promise<boolean> {
  const list = await headers();
  if (list.get('origin')) return true;
  return ['same-origin', 'none'].includes(list.get('sec-fetch-site') ?? '');
}

/** The host that was asked, as the proxy in front of us states it when there is one. */
export async function askedHost(): Promise<string> {
  const list = await headers();
  const forwarded = env.TRUSTED_PROXIES > 0 ? list.get('x-forwarded-host') : null;
  return (forwarded ?? list.get('host') ?? '').toLowerCase();
}

/** For what scripts post to a route of ours: Next compares origins for server actions alone. */
export async function isFromOwnPage(): Promise<boolean> {
  const origin = (await headers()).get('origin');
  return origin ? URL.parse(origin)?.host === (await askedHost()) : isSameOrigin();
}
