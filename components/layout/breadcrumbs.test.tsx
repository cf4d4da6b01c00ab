import { render, screen } from '@testing-library/react';
import { Breadcrumbs } from './breadcrumbs';

test('the trail links to every page but the one it is on', () => {
  render(
    <Breadcrumbs
      items={[{ name: 'Home', path: '/' }, { name: 'Blog', path: '/blog' }, { name: 'A post' }]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/blog']);
  expect(screen.getByText('A post')).toHaveAttribute('aria-current', 'page');
});
