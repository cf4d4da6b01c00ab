import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';

jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => ({}) }));
const { FindingsView } = await import('./findings-view');

const finding = {
  id: 'c1',
  name: 'SEO in Pune',
  path: '/services/seo/pune',
  overlap: 0.456,
  ownWords: 120,
  evidence: ['Baner', 'Chakan'],
  reasons: ['It has 120 words of its own; at least 250 are needed.'],
};

test('shows each page with what was measured and why it is kept out', () => {
  render(<FindingsView list={{ findings: [finding], total: 1, page: 1 }} />);
  const row = within(screen.getByRole('row', { name: /SEO in Pune/ }));
  expect(row.getByRole('link', { name: '/services/seo/pune' })).toBeInTheDocument();
  for (const text of ['46%', '120', '2', ...finding.reasons]) expect(row.getByText(text)).toBeInTheDocument();
});

test('many findings are pages of a list', () => {
  render(<FindingsView list={{ findings: [finding], total: 10_000, page: 2 }} />);
  expect(screen.getByText('Total 10,000 city pages')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Page 200' })).toHaveAttribute(
    'href',
    '/admin/city-pages?page=200',
  );
});

test('an outage is not taken for a clean result', () => {
  const { rerender } = render(<FindingsView list={null} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The city pages could not be checked.');
  rerender(<FindingsView list={{ findings: [], total: 0, page: 1 }} />);
  expect(screen.getByText('Every city page in the database has enough text of its own.')).toBeInTheDocument();
});
