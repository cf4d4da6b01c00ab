import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { toEditorService } from '@/lib/services/admin-row';
import { defaultRows } from '@/lib/services/summary';

const { jest } = import.meta;
// The whole form is many controls, and looking for one by its role goes through all of them.
jest.setTimeout(30_000);
const actions = {
  saveService: jest.fn(),
  moveService: jest.fn(),
  deleteService: jest.fn(),
  previewService: jest.fn(),
};
const router = { push: jest.fn(), refresh: jest.fn(), replace: jest.fn() };
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => router }));
jest.unstable_mockModule('@/lib/services/admin-actions', () => actions);
const changeLinks = jest.fn();
const link = { kind: 'post', id: 'p1', label: 'A guide', address: '/admin/blog/p1', hits: 0, total: 1 };
jest.unstable_mockModule('@/lib/removal/actions', () => ({
  listLinksTo: async () => ({ status: 'success', data: [link] }),
  changeLinks,
}));
const activity = { listHistory: jest.fn(), readState: jest.fn() };
jest.unstable_mockModule('@/lib/activity/admin-actions', () => activity);
jest.unstable_mockModule('@/lib/bin/admin-actions', () => ({ bringBack: jest.fn() }));
jest.unstable_mockModule('@/lib/addresses/actions', () => ({ searchPages: jest.fn() }));
const { ServiceForm } = await import('./service-form');
const { ServicesTable } = await import('./services-table');
const { ListNavigationArea } = await import('../list/list-navigation');

const ID = '7f1f4df5-2f0b-4b4e-9d3a-0a3c8f3f6b11';
const site = { siteName: 'Marigold Search', origin: 'https://www.marigold.example' };
const opened = toEditorService({ ...defaultRows[0], id: ID, updated_at: '2026-11-22T00:00:00Z' });

beforeEach(() => {
  for (const action of Object.values(actions)) action.mockReset();
  actions.previewService.mockResolvedValue({ status: 'failure', reason: 'unavailable', message: 'No.' });
  sessionStorage.clear();
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const save = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('a service opens with all that the site says of it, and is saved with what was typed', async () => {
  actions.saveService.mockResolvedValue({ status: 'success', data: { kind: 'saved', stored: opened } });
  render(<ServiceForm service={opened} site={site} />);
  expect(screen.getByRole('textbox', { name: 'Price headline' })).toHaveValue(
    'Starting at {{seo_monthly}} per month',
  );
  expect(screen.getByRole('radio', { name: 'A rising result' })).toBeChecked();
  type('Name', 'Search');
  fireEvent.click(screen.getByRole('radio', { name: 'A pin on a map' }));
  await save('Save Service');
  expect(actions.saveService).toHaveBeenCalledWith(
    expect.objectContaining({
      id: ID,
      fields: expect.objectContaining({ service_name: 'Search', service_slug: 'seo', icon: 'local-seo' }),
    }),
  );
});

test('beside it stands its real page with what is typed', async () => {
  actions.previewService.mockResolvedValue({ status: 'success', data: '/preview/service/x' });
  const asked = jest.fn().mockResolvedValue({ ok: true, text: async () => '<body>Voice search' });
  globalThis.fetch = asked;
  render(<ServiceForm service={opened} site={site} />);
  const frame = await screen.findByTitle('Preview of the page');
  expect(frame.getAttribute('srcdoc')).toBe('<body inert>Voice search');
  expect(asked).toHaveBeenCalledWith('/preview/service/x', expect.anything());
  expect(actions.previewService).toHaveBeenCalledWith({ id: ID, fields: opened.fields });
  expect(screen.getByRole('link', { name: /in a new tab/ })).toHaveAttribute('href', '/preview/service/x');
});

test('of a new one the slug follows the name; a slug that other pages begin with is refused at its field', async () => {
  render(<ServiceForm service={null} site={site} />);
  type('Name', 'Email Marketing');
  expect(screen.getByRole('textbox', { name: 'Slug' })).toHaveValue('email-marketing');
  type('Slug', 'blog');
  await save('Create Service');
  expect(screen.getByRole('textbox', { name: 'Slug' })).toHaveAccessibleDescription(
    /Please choose another slug/,
  );
  expect(actions.saveService).not.toHaveBeenCalled();
});

test('whoever changes the slug sees what links to the page, and has the links follow', async () => {
  const stored = {
    ...opened,
    path: '/services/search',
    fields: { ...opened.fields, service_slug: 'search' },
  };
  actions.saveService.mockResolvedValue({ status: 'success', data: { kind: 'saved', stored } });
  changeLinks.mockResolvedValue({ status: 'success', data: 1 });
  render(<ServiceForm service={opened} site={site} />);
  type('Slug', 'search');
  await screen.findByRole('link', { name: 'A guide' });
  expect(screen.getByText(/^Readers of \/services\/seo will be led to \/services\/search/)).toBeVisible();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Change these links/ }));
  await save('Save Service');
  expect(changeLinks).toHaveBeenCalledWith({ former: '/services/seo', next: '/services/search' });
});

test('what somebody else deleted meanwhile is made again with what was typed', async () => {
  actions.saveService.mockResolvedValueOnce({ status: 'success', data: { kind: 'gone' } });
  render(<ServiceForm service={opened} site={site} />);
  type('Name', 'Search');
  await save('Save Service');
  const stored = { ...opened, id: '7f1f4df5-2f0b-4b4e-9d3a-0a3c8f3f6b12' };
  actions.saveService.mockResolvedValueOnce({ status: 'success', data: { kind: 'saved', stored } });
  await save('Make it again with this text');
  expect(actions.saveService).toHaveBeenLastCalledWith(
    expect.objectContaining({
      id: null,
      expected: null,
      fields: expect.objectContaining({ service_name: 'Search' }),
    }),
  );
});

test('an earlier state of the history is what is saved next', async () => {
  const entry = {
    ...{ id: 4, at: '2026-11-22T09:00:00+05:30', kind: 'service', itemId: ID, label: 'SEO' },
    ...{ change: 'changed', fields: ['service_name'], who: 'asha@example.com' },
  };
  activity.listHistory.mockResolvedValue({ status: 'success', data: [entry] });
  const earlier = {
    ...defaultRows[0],
    id: ID,
    updated_at: '2026-11-20T00:00:00Z',
    service_name: 'Found first',
  };
  activity.readState.mockResolvedValue({ status: 'success', data: earlier });
  actions.saveService.mockResolvedValue({ status: 'success', data: { kind: 'saved', stored: opened } });
  render(<ServiceForm service={opened} site={site} />);
  await save('History');
  await save('Load the state before 22 Nov 2026, 9:00 am into the form');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Found first');
  await save('Save Service');
  expect(actions.saveService).toHaveBeenCalledWith({
    ...{ id: ID, expected: opened.updatedAt },
    fields: expect.objectContaining({ service_name: 'Found first', service_slug: 'seo' }),
  });
});

test('a folded part opens when something in it is wrong', async () => {
  render(<ServiceForm service={{ ...opened, fields: { ...opened.fields, faq: [] } }} site={site} />);
  const part = screen.getByText('Questions and closing').closest('details');
  fireEvent.click(screen.getByText('Add question'));
  expect(part).not.toHaveAttribute('open');
  await save('Save Service');
  expect(part).toHaveAttribute('open');
  expect(screen.getByRole('textbox', { name: 'Question' })).toHaveFocus();
});

const listed = (name: string, cityPages: number) => ({
  ...{ id: name.toLowerCase(), name, slug: name.toLowerCase(), icon: 'seo' },
  ...{ status: 'published', updatedAt: '', cityPages, position: null },
});

test('a service is moved by a button, and asked for who gets its city pages before it goes', async () => {
  actions.moveService.mockResolvedValue({ status: 'success', data: undefined });
  actions.deleteService.mockResolvedValue({ status: 'success', data: undefined });
  render(
    <ListNavigationArea>
      <ServicesTable services={[listed('SEO', 3), listed('PPC', 0)]} />
    </ListNavigationArea>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Move PPC up' })));
  expect(actions.moveService).toHaveBeenCalledWith({ id: 'ppc', to: 0 });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete SEO' })));
  const dialog = screen.getByRole('alertdialog');
  fireEvent.change(within(dialog).getByRole('combobox', { name: 'Give its 3 city pages to' }), {
    target: { value: 'ppc' },
  });
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' })));
  expect(actions.deleteService).toHaveBeenCalledWith({ id: 'seo', redirectTo: '', moveTo: 'ppc' });
});
