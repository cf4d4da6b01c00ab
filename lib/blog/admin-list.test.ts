import { postListAddress, readPostListView } from './admin-list';

test.each([
  [{}, { q: '', status: '', page: 1 }],
  [
    { q: ' audit ', status: 'draft', page: '3' },
    { q: 'audit', status: 'draft', page: 3 },
  ],
  [
    { q: ['a', 'b'], status: 'archived', page: '0' },
    { q: 'a', status: '', page: 1 },
  ],
])('%j is read', (parameters, view) => {
  expect(readPostListView(parameters)).toEqual(view);
});

test.each([
  ['/admin/blog', { q: '', status: '', page: 1 } as const],
  ['/admin/blog?q=audit&status=draft&page=2', { q: 'audit', status: 'draft', page: 2 } as const],
])('%s is the address of its view', (address, view) => {
  expect(postListAddress(view)).toBe(address);
});
