import { isIPv6 } from 'node:net';

/**
 * What a limit counts for an address. A household has 18 quintillion IPv6 addresses, so those count by their network
 * (the first 64 bits); anything else, such as IPv4 written as IPv6, counts as the one address that it is.
 */
export function visitorNetwork(address: string): string {
  const plain = withoutPort(address).replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [, high, low] = canonical.match(/^::ffff:([0-9a-f]+):([0-9a-f]+)$/) ?? [];
  if (high && low) return dotted(Number.parseInt(high, 16), Number.parseInt(low, 16));
  const [head = '', tail] = canonical.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const all = [...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':').filter(Boolean)];
  return `${all.slice(0, 4).join(':')}::/64`;
}

/** Some proxies add the port that the visitor came from. */
function withoutPort(address: string): string {
  const [, host] = address.match(/^\[(.+)\](?::\d+)?$/) ?? address.match(/^(\d+(?:\.\d+){3}):\d+$/) ?? [];
  return host ?? address;
}

function dotted(high: number, low: number): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
