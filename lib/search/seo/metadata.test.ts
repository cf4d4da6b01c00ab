import { brand } from '@/content/brand';
import { mockEnvironment } from '../../testing/environment';

const env = mockEnvironment();
import.meta.jest.unstable_mockModule('../../site/identity', () => ({ brandOrDefault: async () => brand }));
const { describedPage } = await import('./metadata');
const pageMetadata = (page: Parameters<typeof describedPage>[0]) => describedPage(page, brand);

const page = { title: 'SEO in Pune', description: 'What we do in Pune.', path: '/services/seo/pune' };

describe('the metadata of a page', () => {
  test('says one title, description and address everywhere', () => {
    const metadata = pageMetadata(page);
    const title = 'SEO in Pune | Marigold Search';
    const url = 'https://www.marigold.example/services/seo/pune';
    expect(metadata).toMatchObject({
      title: { absolute: title },
      description: page.description,
      alternates: { canonical: url },
      openGraph: { title, description: page.description, url, type: 'website', locale: 'en_IN' },
      twitter: { card: 'summary_large_image', title, description: page.description },
    });
  });

  test('leaves the address of the home page to the page, which spells it with its slash', () => {
    const { alternates, openGraph } = pageMetadata({ ...page, path: '/' });
    expect([alternates, openGraph?.url]).toEqual([undefined, undefined]);
  });

  test('shares its own image, or else the one of the site', () => {
    const image = { url: '/covers/a.webp', width: 1200, height: 630, alt: 'A' };
    const own = pageMetadata({ ...page, image, type: 'article' });
    expect(own.openGraph).toMatchObject({ images: [image], type: 'article' });
    expect(own.twitter).toMatchObject({ images: [image] });
    expect(pageMetadata(page).openGraph).toMatchObject({ images: [{ url: '/og-image.png', width: 1200 }] });
  });

  test('shows no picture with another name drawn into it', () => {
    const { twitter, openGraph } = describedPage(page, { ...brand, name: 'Another Agency' });
    for (const said of [openGraph, twitter])
      expect(said).toMatchObject({ images: [{ url: '/logo-512.png' }] });
    const own = describedPage(page, {
      ...brand,
      name: 'Another Agency',
      shareImage: '/images/blog/own.webp',
    });
    expect(own.openGraph).toMatchObject({ images: [{ url: '/images/blog/own.webp' }] });
  });

  test('names the brand only while search results show the whole title', () => {
    const long = 'E-commerce SEO Services in Thiruvananthapuram, Kerala';
    expect(pageMetadata({ ...page, title: long }).title).toEqual({ absolute: long });
  });

  test('asks not to be indexed where told to, and on a staging host always', () => {
    const hidden = { index: false, follow: true };
    expect(pageMetadata(page).robots).toBeUndefined();
    expect(pageMetadata({ ...page, noindex: true }).robots).toEqual(hidden);
    env.SITE_URL = 'https://staging.marigold.example';
    expect(pageMetadata(page).robots).toEqual(hidden);
  });
});
