import { defaultLinks, knows } from '../services/link';
import { locationsAddress, readLocationsView } from './locations-address';

test.each([
  ['/locations/2', { service: null, page: 2 }],
  ['/locations/seo', { service: 'seo', page: 1 }],
  ['/locations/local-seo/12', { service: 'local-seo', page: 12 }],
] as const)('%s is read as it is written', (address, view) => {
  expect(locationsAddress(view)).toBe(address);
  expect(readLocationsView(address.split('/').slice(2), knows(defaultLinks))).toEqual(view);
});

test.each([
  [['1']],
  [['seo', '1']],
  [['seo', 'x']],
  [['2', '3']],
  [['plumbing']],
  [['seo', '2', '3']],
  [['constructor']],
  [['0']],
  [['02']],
  [['']],
])('%j is no page of a list', (parts) => {
  expect(readLocationsView(parts, knows(defaultLinks))).toBeNull();
});
