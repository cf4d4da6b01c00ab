import { render, screen, within } from '@testing-library/react';
import { FindingsView } from './findings-view';

const finding = {
  id: 'c1',
  name: 'SEO in Pune',
  path: '/services/seo/pune',
  indexable: false,
  overlap: 0.456,
  ownWords: 120,
  evidence: 2,
  reasons: ['It has 120 words of its own; at least 250 are needed.'],
  citySlug: 'pune',
  updatedAt: '2026-11-20T10:00:00+00:00',
};

test('shows each page with what was measured and why it is kept out', () => {
  render(<FindingsView findings={[finding]} />);
  const row = within(screen.getByRole('row', { name: /SEO in Pune/ }));
  expect(row.getByRole('link', { name: '/services/seo/pune' })).toBeInTheDocument();
  for (const text of ['46%', '120', '2', ...finding.reasons]) expect(row.getByText(text)).toBeInTheDocument();
});

test('an outage is not taken for a clean result', () => {
  const { rerender } = render(<FindingsView findings={null} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The city pages could not be checked.');
  rerender(<FindingsView findings={[]} />);
  expect(screen.getByText('Every city page in the database has enough text of its own.')).toBeInTheDocument();
});
