/** @jest-environment node */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkSettings } from './settings';
import { checkSite } from './site';

let robots = 'User-agent: *\nDisallow: /admin\nAllow: /\n';
const site = http.createServer((request, response) => {
  response.end(request.url === '/robots.txt' ? robots : '{"status":"ok"}');
});
let SITE_URL = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  SITE_URL = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => site.close());

const badOf = (findings: { state: string; what: string }[]) =>
  findings.filter(({ state }) => state === 'bad').map(({ what }) => what);

test('a site that answers and lets search engines in is good, and one that keeps them away is not', async () => {
  expect(badOf(await checkSite({ SITE_URL }))).toEqual([]);
  robots = 'User-agent: *\nDisallow: /\n';
  expect(badOf(await checkSite({ SITE_URL }))).toEqual([expect.stringContaining('is SITE_STAGING set')]);
});

test('settings of a public site are good, with whatever name stands before an address', () => {
  const settings = {
    SITE_URL: 'https://www.example.in',
    MAIL_FROM: 'A <a@agency.in>',
    MAIL_TO: 'b@agency.in',
  };
  expect(badOf(checkSettings(settings))).toEqual([]);
  expect(badOf(checkSettings({ ...settings, MAIL_TO: 'b@agency.in, c@agency.example' }))).toEqual([
    'c@agency.example is no real address: correct MAIL_FROM and MAIL_TO.',
  ]);
});
