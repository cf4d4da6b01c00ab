/** @jest-environment node */
import { readStructuredData } from './structured-data';
import { visibleIn } from './text';

const TEXT = `What we do for “Ravi's” shop   Search Console  Call us: +91 20 5550 1234
  SEO is slow work.`;

function read(data: unknown) {
  const source = JSON.stringify({ '@context': 'https://schema.org', ...(data as object) });
  return readStructuredData([source], { isShown: visibleIn(TEXT), resolveId: (id) => id });
}

const thing = (properties: object) => read({ '@type': 'Thing', ...properties });

test.each([
  { name: 'what WE do for Ravi’s shop' },
  { headline: 'SEO is slow work' },
  { text: '<p>SEO is <b>slow</b> work.</p>' },
  { telephone: '+912055501234' },
  { name: ['Search Console', 'SEO'] },
  { url: 'https://a.example/never-shown', '@id': 'x', datePublished: '2026-01-01', sku: 'A-1' },
])('%j is shown, or need not be', (properties) => {
  expect(thing(properties).unshown).toEqual([]);
});

test.each([
  { name: 'what they do' },
  { name: 'low' },
  { telephone: '+91 99999 99999' },
  { text: 'SEO is fast work' },
  { author: { '@type': 'Person', name: 'Somebody else' } },
  { name: ['Search Console', 'Analytics'] },
])('%j is not shown', (properties) => {
  expect(thing(properties).unshown).toHaveLength(1);
});

test('types are wanted of things, not of pointers, values and the graph itself', () => {
  const { withoutType, references, ids } = read({
    '@graph': [
      { '@type': 'Thing', '@id': '#a', about: { '@id': '#b' }, size: { '@value': '5' } },
      { '@type': 'Thing', part: [{ '@type': 'Thing' }, { size: 'large' }] },
    ],
  });
  expect(withoutType).toEqual(['@graph[1].part[1]']);
  expect([ids, references]).toEqual([['#a'], ['#b']]);
});

test.each([
  [{ itemListElement: [] }, 'it has 0 steps, and two are the least'],
  [
    {
      itemListElement: [
        { position: 0, name: 'SEO', item: '/' },
        { position: 2, name: 'SEO' },
      ],
    },
    'step 1 has the position 0',
  ],
  [
    {
      itemListElement: [
        { position: 1, item: '/' },
        { position: 2, name: 'SEO' },
      ],
    },
    'step 1 has no name',
  ],
  [
    {
      itemListElement: [
        { position: 1, name: 'SEO' },
        { position: 2, name: 'SEO' },
      ],
    },
    'step 1 has no address',
  ],
])('a trail %j', (list, fault) => {
  expect(read({ '@type': 'BreadcrumbList', ...list }).trailFaults).toEqual([fault]);
});
