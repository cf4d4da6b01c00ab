/** @jest-environment node */
import { mockEnvironment } from '@/lib/testing/environment';
import { defaultLinks } from './link';

const { jest } = import.meta;
mockEnvironment();
const { followedServices, forgetServices, haveServicesBeenRead, isKnownService, knownServices } =
  await import('./follow');

const email = { slug: 'email-marketing', name: 'Email Marketing', position: null };
const former = [
  { slug: 'mail', service: { now: 'email-marketing' } },
  { slug: 'of-a-draft', service: null },
];
const answers = jest.fn<Promise<Response>, [string]>();
const answered = (services: object[]) => async (url: string) =>
  Response.json(url.includes('former_service_slugs') ? former : services);

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answers as unknown as typeof fetch);
  forgetServices();
});
afterEach(() => jest.restoreAllMocks());

test('until the database has answered, the services are those that the site comes with', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  answers.mockRejectedValue(new Error('away'));
  expect(await followedServices()).toEqual(defaultLinks);
  expect(haveServicesBeenRead()).toBe(false);
  expect(logged).toHaveBeenCalled();
});

test('a new service and a former slug are known from the next request on', async () => {
  answers.mockImplementation(answered([email]));
  const { services, moved } = await knownServices();
  expect(services).toEqual([email]);
  expect([...moved]).toEqual([['mail', 'email-marketing']]);
  const isService = await isKnownService();
  expect([isService('email-marketing'), isService('seo'), isService('constructor')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(haveServicesBeenRead()).toBe(true);
});

test('a database without services has the six', async () => {
  answers.mockImplementation(answered([]));
  expect(await followedServices()).toEqual(defaultLinks);
});
