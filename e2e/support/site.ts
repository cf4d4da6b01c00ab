import fs from 'node:fs';
import path from 'node:path';

/**
 * Tells the site, as Supabase's webhook would, that rows of a table changed.
 * @param record of what they touched, for a site that cannot ask
 */
export async function announceChange(
  baseURL: string,
  table: string,
  record?: { tags: string[]; gone: string[] },
): Promise<void> {
  const response = await fetch(`${baseURL}/api/webhooks/database`, {
    method: 'POST',
    headers: { authorization: `Bearer ${process.env.WEBHOOK_SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'UPDATE', table, record }),
  });
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
}

/** How many files the built site and its cache consist of. */
export function countCacheFiles(): number {
  const folder = path.resolve(process.env.NEXT_DIST_DIR ?? '.next');
  return fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length;
}

/** What the site's process holds in memory; 0 where the system does not tell. */
export function siteMegabytes(): number {
  const file = `/proc/${process.env.SITE_PID}/status`;
  if (!fs.existsSync(file)) return 0;
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(file, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
