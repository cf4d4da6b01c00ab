/** @jest-environment node */
import { serpPreview, socialCard } from './preview';
import { context, soundDraft } from './testing';

const site = { ...context, shareImage: '/og-image.png', imageHosts: ['cdn.example'] };

test('a result shows host and path, title with the name of the site, and description', () => {
  expect(serpPreview(soundDraft, 'desktop', site)).toEqual({
    siteName: 'Marigold Search',
    breadcrumb: 'https://marigoldsearch.example › blog › how-to-read-a-crawl-report',
    title: { text: 'How to read a crawl report | Marigold Search', isCut: false },
    description: { text: soundDraft.meta_description, isCut: false },
  });
});

test('title and excerpt stand in for the meta fields', () => {
  const { title, description } = serpPreview(
    { ...soundDraft, meta_title: '', meta_description: '' },
    'phone',
    site,
  );
  expect([title.text, description.text]).toEqual([
    `${soundDraft.title} | Marigold Search`,
    soundDraft.excerpt,
  ]);
});

test('a phone shows less of a description than a desktop, and both cut after a word', () => {
  const draft = {
    ...soundDraft,
    meta_description: 'What the columns of a crawl report mean and more '.repeat(6),
  };
  const shown = (['desktop', 'phone'] as const).map((device) => serpPreview(draft, device, site).description);
  for (const { text, isCut } of shown) {
    expect(isCut).toBe(true);
    expect(text).toMatch(/ (?:What|the|columns|of|a|crawl|report|mean|and|more) …$/);
  }
  const [desktop = '', phone = ''] = shown.map(({ text }) => text);
  expect(desktop.length).toBeGreaterThan(130);
  expect(phone.length).toBeLessThan(125);
});

test('a draft with nothing in it has a preview too', () => {
  const empty = {
    ...soundDraft,
    title: '',
    slug: '',
    meta_title: '',
    meta_description: '',
    excerpt: '',
    featured_image: '',
  };
  expect(serpPreview(empty, 'phone', site)).toMatchObject({
    title: { text: 'Marigold Search' },
    breadcrumb: 'https://marigoldsearch.example › blog › …',
  });
});

test.each([
  ['/covers/crawl.webp', 'https://marigoldsearch.example/covers/crawl.webp', true],
  ['https://cdn.example/a.png', 'https://cdn.example/a.png', true],
  ['https://elsewhere.example/a.png', 'https://marigoldsearch.example/og-image.png', false],
  ['http://cdn.example/a.png', 'https://marigoldsearch.example/og-image.png', false],
  ['', 'https://marigoldsearch.example/og-image.png', false],
])('the card of a post with the image %p shows %s', (featured_image, image, hasOwnImage) => {
  expect(socialCard({ ...soundDraft, featured_image }, site)).toEqual({
    title: 'How to read a crawl report | Marigold Search',
    description: soundDraft.meta_description,
    domain: 'marigoldsearch.example',
    image,
    hasOwnImage,
  });
});
