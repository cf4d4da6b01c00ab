import type { Variables } from '../settings.ts';
import { ask, bad, type Finding, good } from './finding.ts';

/** Whether the site is served at its address, encrypted, and open to search engines. */
export async function checkSite({ SITE_URL = '' }: Variables): Promise<Finding[]> {
  const health = await ask(`${SITE_URL}/api/health`);
  if (!health?.ok)
    return [
      bad(
        `The site does not answer at ${SITE_URL}: serve it there (\`npm run build\`, \`npm start\`) and point its name there.`,
      ),
    ];
  return [
    good(`The site answers at ${SITE_URL}.`),
    ...(await checkRobots(SITE_URL)),
    ...(await checkHttps(SITE_URL)),
  ];
}

async function checkRobots(site: string): Promise<Finding[]> {
  const robots = (await (await ask(`${site}/robots.txt`))?.text()) ?? '';
  return /^Disallow: \/\s*$/im.test(robots)
    ? [bad(`${site}/robots.txt keeps search engines away: is SITE_STAGING set where the site runs?`)]
    : [good('Search engines are let in.')];
}

async function checkHttps(site: string): Promise<Finding[]> {
  if (!site.startsWith('https://')) return [];
  const plain = await ask(site.replace(/^https/, 'http'));
  const target = plain?.headers.get('location') ?? '';
  return plain && !target.startsWith('https://')
    ? [bad('The site is also served unencrypted: have the proxy send http:// to https://.')]
    : [good('Nobody is served unencrypted.')];
}
