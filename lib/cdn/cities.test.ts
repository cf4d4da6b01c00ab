/** @jest-environment node */
import { mockEnvironment } from '../testing/environment';

const { jest } = import.meta;
const env = mockEnvironment();
const { citiesOf } = await import('./cities');

const asked: URL[] = [];
const rows: Record<string, object[]> = {
  service_details: [{ service_name: 'SEO' }, { service_name: 'PPC, and "more"' }],
  city_pages: [{ city_slug: 'pune' }, { city_slug: 'agra' }, { city_slug: 'pune' }],
};

beforeEach(() => {
  asked.length = 0;
  Object.assign(env, { SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_SECRET_KEY: 'secret' });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(String(input));
    asked.push(url);
    return Response.json(rows[url.pathname.split('/').pop() ?? ''] ?? []);
  });
});

test('the cities are those where the services that a tag names have pages, each once', async () => {
  const tags = ['city:seo', 'city:search', 'city:seo/pune', 'service:ppc', 'cities', 'city'];
  expect(await citiesOf({ tags })).toEqual(['pune', 'agra']);
  const [services, ...pages] = asked.map(({ searchParams }) => searchParams);
  expect(services?.get('service_slug')).toBe('in.(seo,search)');
  expect(pages.map((of) => of.get('service_type'))).toEqual(['eq.SEO', 'eq.PPC, and "more"']);
  for (const of of pages) expect(Number(of.get('limit'))).toBeLessThanOrEqual(1000);
});

test('where no tag names a service nobody asks', async () => {
  expect(await citiesOf({ tags: ['city:seo/pune', 'posts'] })).toEqual([]);
  expect(asked).toEqual([]);
});
