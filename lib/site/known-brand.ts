import { brand as comesWith } from '@/content/brand';
import { inProcess } from '../cache/page-cache/in-process';

/** The name that was read last: e-mails are sent beside all requests, also while the database is away. */
const known = inProcess('known-brand', () => ({ name: comesWith.name as string }));

export function noteBrand(name: string): void {
  known.name = name;
}

/** The sender of e-mails, under the name that its owner gave the site; as it is set until that is another than it came with. */
export function senderOf(setting: string): string {
  const [, address = setting.trim()] = /<([^<>]+)>\s*$/.exec(setting) ?? [];
  return known.name === comesWith.name ? setting : `"${known.name.replace(/["\\\r\n<>]/g, '')}" <${address}>`;
}
