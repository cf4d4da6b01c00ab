/** @jest-environment node */
import parseRobots from 'robots-parser';
import { mockEnvironment } from '../../testing/environment';

const env = mockEnvironment();
const { robotsText, training } = await import('./robots');

const HOST = 'www.marigold.example';
const robots = (text: string) => parseRobots(`https://${HOST}/robots.txt`, text);
const page = `https://${HOST}/services/seo/mumbai`;

afterEach(() => {
  Object.assign(env, { SITE_URL: `https://${HOST}`, SITE_STAGING: false });
});

test('everybody may read the pages, nobody the interfaces, and the sitemap is named', () => {
  const read = robots(robotsText(HOST));
  for (const crawler of ['Googlebot', 'Bingbot', ...Object.keys(training)]) {
    expect(read.isAllowed(page, crawler)).toBe(true);
    expect(read.isAllowed(`https://${HOST}/_next/static/chunks/a.js`, crawler)).toBe(true);
    expect(read.isAllowed(`https://${HOST}/api/health`, crawler)).toBe(false);
  }
  expect(read.getSitemaps()).toEqual([`https://${HOST}/sitemap.xml`]);
});

test('the admin can be read as far as its noindex', () => {
  expect(robots(robotsText(HOST)).isAllowed(`https://${HOST}/admin`, 'Googlebot')).toBe(true);
});

test('a crawler for training that is refused is refused everywhere, and no other is', () => {
  const read = robots(robotsText(HOST, { ...training, GPTBot: 'disallow', CCBot: 'disallow' }));
  expect(read.isAllowed(page, 'GPTBot')).toBe(false);
  expect(read.isAllowed(page, 'CCBot')).toBe(false);
  expect(read.isAllowed(page, 'ClaudeBot')).toBe(true);
  expect(read.isAllowed(page, 'Googlebot')).toBe(true);
});

test.each([
  ['that says so', { SITE_STAGING: true }, HOST],
  ['by its name', { SITE_URL: 'https://staging.marigold.example' }, 'staging.marigold.example'],
  ['that shares the settings of the public host', {}, 'preview.marigold.example:8080'],
])('a staging host %s is closed to all', (_, settings, host) => {
  Object.assign(env, settings);
  const text = robotsText(host);
  expect(robots(text).isAllowed(page, 'Googlebot')).toBe(false);
  expect(text).not.toContain('Sitemap');
});

test.each(['localhost:3000', '127.0.0.1:3000', '10.0.0.4', 'app', 'marigold.example'])(
  'the name %s, as a proxy may ask for it, closes nothing',
  (host) => {
    expect(robots(robotsText(host)).isAllowed(page, 'Googlebot')).toBe(true);
  },
);
