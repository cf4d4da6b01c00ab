import { fireEvent, screen, within } from '@testing-library/dom';
import { render } from '@testing-library/react';

const { jest } = import.meta;
let pathname = '/admin';
jest.unstable_mockModule('next/navigation', () => ({ usePathname: () => pathname }));
const { AdminNavigation } = await import('./admin-navigation');
const { adminNavigation } = await import('@/content/admin');

/** The row of wide screens; jsdom knows no widths, so the phone's menu is there too. */
function open(path: string, isOwner = true) {
  pathname = path;
  render(<AdminNavigation isOwner={isOwner} />);
  const [row, phone] = screen.getAllByRole('navigation', { name: 'Staff' });
  if (!row || !phone) throw new Error('A navigation is missing');
  return { row, phone };
}

const menuOf = (name: string, within_: HTMLElement) => {
  const menu = within(within_).getByText(name).closest('details');
  if (!menu) throw new Error(`No menu ${name}`);
  return menu;
};

test('every page of the staff area is a plain link, in the row and in the menu of a phone', () => {
  const { row, phone } = open('/admin');
  const pages = adminNavigation.flatMap((entry) => ('pages' in entry ? entry.pages : [entry]));
  expect(pages).toHaveLength(15);
  for (const { name, path } of pages)
    for (const place of [row, phone])
      expect(within(place).getByRole('link', { name, hidden: true })).toHaveAttribute('href', path);
});

test('an editor sees nothing that is for owners', () => {
  const { row, phone } = open('/admin', false);
  for (const name of ['Site', 'People'])
    for (const place of [row, phone]) expect(within(place).queryByText(name)).toBeNull();
});

test('the page that is shown is marked, and so is its group', () => {
  const { row } = open('/admin/city-pages/sheet');
  expect(within(row).getByRole('link', { current: 'page', hidden: true })).toHaveTextContent('City pages');
  expect(within(row).getByText('Content')).toHaveAttribute('aria-current', 'true');
  expect(within(row).getByText('Safety')).not.toHaveAttribute('aria-current');
});

test('the dashboard is marked on its own address alone', () => {
  const { row } = open('/admin/blog');
  expect(within(row).getByRole('link', { name: 'Submissions' })).not.toHaveAttribute('aria-current');
});

test('an opened menu closes on Escape, which gives the focus back, and when it is left', () => {
  const { row } = open('/admin');
  const menu = menuOf('Content', row);
  menu.open = true;
  const link = within(menu).getByRole('link', { name: 'Services' });
  link.focus();
  fireEvent.keyDown(link, { key: 'Escape' });
  expect(menu.open).toBe(false);
  expect(within(menu).getByText('Content')).toHaveFocus();
  menu.open = true;
  within(row).getByRole('link', { name: 'Account' }).focus();
  expect(menu.open).toBe(false);
  menu.open = true;
  fireEvent.pointerDown(document.body);
  expect(menu.open).toBe(false);
});

test('an opened menu closes when one of its links is followed, not when a new tab is opened', () => {
  const { row } = open('/admin');
  const menu = menuOf('Content', row);
  menu.addEventListener('click', (event) => event.preventDefault());
  menu.open = true;
  fireEvent.click(within(menu).getByRole('link', { name: 'Services' }), { ctrlKey: true });
  expect(menu.open).toBe(true);
  fireEvent.click(within(menu).getByRole('link', { name: 'Services' }));
  expect(menu.open).toBe(false);
});
