/** @jest-environment node */
import { databaseAnswer } from '../testing/database-answer';
import { mockEnvironment } from '../testing/environment';

mockEnvironment();
const { jest } = import.meta;
const rpc = jest.fn(() => databaseAnswer(null));
jest.unstable_mockModule('../supabase/uncached', () => ({ uncachedClient: () => ({ rpc }) }));
const { countReading } = await import('.');

beforeEach(() => rpc.mockClear());

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/130.0.0.0 Safari/537.36',
  'facebookexternalhit/1.1',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 (compatible; YandexBot/3.0)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/150.0.0.0 Safari/537.36',
  'curl/8.5.0',
  'python-requests/2.32.3',
  'node',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'GPTBot/1.2',
  '',
  null,
])('%j is no reader', async (agent) => {
  await countReading('a-post', agent);
  expect(rpc).not.toHaveBeenCalled();
});

test.each([
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Linux; Android 14; Cubot P80) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36',
])('%s is one', async (agent) => {
  await countReading('a-post', agent);
  expect(rpc).toHaveBeenCalledWith('increment_blog_post_view', { post_slug: 'a-post' });
});

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('a city page is read under its address', async () => {
  await countReading('/services/seo/pune', BROWSER);
  expect(rpc).toHaveBeenCalledWith('increment_city_page_view', { page_path: '/services/seo/pune' });
  expect(rpc).toHaveBeenCalledTimes(1);
});

test.each([
  '/services/seo',
  '/services/seo/pune/',
  '/admin/services/seo',
  '../seo/pune',
  '/services/SEO/pune',
  '',
])('%j is nothing that is read', async (read) => {
  await countReading(read, BROWSER);
  expect(rpc).not.toHaveBeenCalled();
});
