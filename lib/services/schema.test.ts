import { serviceIcons } from './icons';
import { defaultLinks, inMenuOrder } from './link';
import { toService } from './schema';
import { defaultRows, toServiceSummary } from './summary';

const [seo = {}, , , , local = {}] = defaultRows;

test('a row says what content/ says as long as nobody has written it', () => {
  const service = toService(local);
  expect(service.heading).toBe('Be found by the people around the corner');
  expect([
    service.highlights,
    service.approach.items,
    service.process.items,
    service.offer.items,
  ]).toMatchObject([{ length: 3 }, { length: 6 }, { length: 5 }, { length: 3 }]);
  expect(service.faq.questions).toHaveLength(5);
  expect(service.prices).toBeNull();
  expect(service.closing.link).toBe('Get in Touch');
});

test('what the row says stands, and the rest of it is completed', () => {
  const service = toService({ ...seo, bullets: ['One'], price_headline: 'From $1' });
  expect(service.bullets).toEqual(['One']);
  expect(service.prices).toMatchObject({ headline: 'From $1' });
  expect(service.reasons).toHaveLength(6);
});

test('once it was written in the editor, what is empty is empty', () => {
  const service = toService({ ...local, default_texts: '', hero_heading: 'Here' });
  expect(service).toMatchObject({ heading: 'Here', bullets: [], prices: null, intro: { heading: '' } });
  expect(service.faq.questions).toEqual([]);
});

test.each(['constructor', '__proto__', null, 7])(
  'a row whose default texts are %p has none',
  (default_texts) => {
    expect(toService({ service_slug: 'a', service_name: 'A', default_texts }).bullets).toEqual([]);
  },
);

test('a row that was written by hand is read without a fault', () => {
  const odd = {
    service_slug: 'odd',
    service_name: 'Odd',
    bullets: [1, '', 'Two'],
    area_topics: 'none',
    icon: 'toString',
  };
  expect(toServiceSummary(odd)).toMatchObject({
    bullets: ['Two'],
    area: { title: 'Odd', topics: [] },
    icon: serviceIcons[0],
  });
});

test('menus have the specified order until the staff puts the services in another', () => {
  const link = (slug: string, position: number | null = null) => ({ slug, name: slug, position });
  const slugs = (links: ReturnType<typeof link>[]) => inMenuOrder(links).map(({ slug }) => slug);
  expect(slugs([link('b'), link('ppc'), link('a'), link('seo')])).toEqual(['seo', 'ppc', 'a', 'b']);
  expect(slugs([link('seo', 2), link('a', 0), link('ppc', 1)])).toEqual(['a', 'ppc', 'seo']);
  expect(inMenuOrder(defaultLinks)).toEqual(defaultLinks);
});
