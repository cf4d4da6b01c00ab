import { brand } from '@/content/brand';
import { mockEnvironment } from '../../testing/environment';

mockEnvironment();
const { breadcrumbList, faqPage, graph, organization, serializeJsonLd, webPage, website } = await import(
  './json-ld'
);

const identity = { brand, business: { email: 'hello@marigold.example' }, socials: [] };
const origin = 'https://www.marigold.example';

describe('structured data', () => {
  test.each(['</script><script>alert(1)</script>', '<!--', '</SCRIPT >', '<![CDATA['])(
    '%s cannot close its script element, and comes back as it was',
    (text) => {
      const data = graph(faqPage([{ question: text, answer: text }], '/contact'));
      const serialized = serializeJsonLd(data);
      expect(serialized).not.toContain('<');
      expect(JSON.parse(serialized)).toEqual(data);
    },
  );

  test('is one graph whose nodes point at each other', () => {
    const nodes = [
      organization(identity),
      website(identity),
      webPage({ path: '/contact', title: 'Contact', description: 'x' }),
      breadcrumbList([{ name: 'Home', path: '/' }, { name: 'Contact' }], '/contact'),
    ];
    const { '@context': context, '@graph': listed } = JSON.parse(serializeJsonLd(graph(...nodes)));
    const ids = listed.map((node: { '@id': string }) => node['@id']);
    expect(context).toBe('https://schema.org');
    expect(ids).toEqual([
      `${origin}/#organization`,
      `${origin}/#website`,
      `${origin}/contact#webpage`,
      `${origin}/contact#breadcrumb`,
    ]);
    expect(listed[1].publisher).toEqual({ '@id': ids[0] });
    expect(listed[2]).toMatchObject({
      isPartOf: { '@id': ids[1] },
      about: { '@id': ids[0] },
      breadcrumb: { '@id': ids[3] },
    });
  });

  test('states a telephone only when there is one', () => {
    expect(organization(identity)).not.toHaveProperty('contactPoint.telephone');
    const business = {
      ...identity.business,
      telephone: { shown: '020 5550 1234', dialled: '+912055501234' },
    };
    expect(organization({ ...identity, business })).toHaveProperty('contactPoint.telephone', '+912055501234');
  });

  test('numbers a trail, whose last step has no address', () => {
    const trail = breadcrumbList(
      [{ name: 'Home', path: '/' }, { name: 'Blog', path: '/blog' }, { name: 'A post' }],
      '/blog/a-post',
    );
    expect(trail).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: `${origin}/` },
        { position: 2, name: 'Blog', item: `${origin}/blog` },
        { position: 3, name: 'A post' },
      ],
    });
    expect(trail).not.toHaveProperty('itemListElement.2.item');
  });
});
