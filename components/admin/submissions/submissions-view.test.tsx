import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { defaultLinks } from '@/lib/services/link';
import { serviceOptions } from '@/lib/services/options';
import type { SubmissionView } from '@/lib/submissions/filters';
import { weekChart as chartOf, type WeekCount } from '@/lib/submissions/weeks';

const { jest } = import.meta;
const router = { push: jest.fn(), replace: jest.fn(), refresh: jest.fn() };
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => router }));
jest.unstable_mockModule('@/lib/submissions/admin-actions', () => ({
  readSubmissionRecord: jest.fn(),
  setSubmissionStatus: jest.fn(),
  setSubmissionDeleted: jest.fn(),
  removeSubmissionForGood: jest.fn(),
  addSubmissionNote: jest.fn(),
  resendNotification: jest.fn(),
}));
const { takeToasts } = await import('@/lib/browser/toast');
const { readView } = await import('@/lib/submissions/filters');
const { SubmissionsView } = await import('./submissions-view');

// The browser of the tests does not know <search> yet and React says so; anything else is a fault.
const report = console.error;
jest.spyOn(console, 'error').mockImplementation((...words) => {
  if (words[1] !== 'search') report(...words);
});

const services = serviceOptions(defaultLinks);
const weekChart = (weeks: WeekCount[], now: Date) => chartOf(weeks, now, services);

const NOW = new Date('2026-11-21T08:00:00Z');
const everything = readView({});
const counts = [
  { week: '2026-11-09', service: 'seo', submissions: 3 },
  { week: '2026-11-16', service: 'ppc', submissions: 1 },
];

type Shown = Partial<Parameters<typeof SubmissionsView>[0]>;

function show(view: SubmissionView, shown: Shown = {}) {
  const list = { submissions: [], total: 0, page: 1 };
  return render(
    <SubmissionsView
      view={view}
      services={services}
      list={list}
      chart={weekChart([], NOW)}
      unsent={{ waiting: 0, failed: 0 }}
      {...shown}
    />,
  );
}

beforeEach(() => {
  for (const method of Object.values(router)) method.mockReset();
  takeToasts();
});

test('says that nothing has come in yet', () => {
  show(everything);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Admin Dashboard');
  expect(screen.getByText('Manage form submissions and email templates')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('0 submissions found');
  expect(screen.getByText('No submissions found')).toBeInTheDocument();
  expect(
    screen.getByText('When visitors submit the contact form, they will appear here'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Clear filters' })).toBeNull();
});

test('says that the filters may be too narrow', () => {
  show(readView({ q: 'zzz' }));
  expect(screen.getByText('Try adjusting your filters to see more results')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/admin');
});

test('exports the present filter, and says when there is nothing to export', () => {
  const { unmount } = show(readView({ status: 'new', page: '2' }), {
    list: { submissions: [], total: 26, page: 2 },
  });
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/api/submissions/export?status=new',
  );
  unmount();
  show(everything);
  const button = screen.getByRole('button', { name: 'Export CSV' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(button);
  expect(takeToasts()).toEqual([{ kind: 'error', message: 'No data to export' }]);
});

test('an outage is said and never looks like an empty list', () => {
  show(everything, { list: null, chart: null, unsent: null });
  expect(screen.getByText('The submissions could not be loaded. Please try again.')).toBeInTheDocument();
  expect(screen.queryByText('No submissions found')).toBeNull();
  expect(screen.queryByText(/submissions found/)).toBeNull();
});

test('the banner names what has not gone out', () => {
  show(everything, { unsent: { waiting: 1, failed: 2 } });
  expect(
    screen.getByText(
      '2 notification e-mails could not be sent. 1 notification e-mail is waiting to be sent.',
    ),
  ).toBeInTheDocument();
});

test('the chart says its numbers in words and in a table', () => {
  show(everything, { chart: weekChart(counts, NOW) });
  expect(
    screen.getByRole('img', {
      name: /4 submissions in 2 weeks, most of them \(3\) in the week of 09 Nov 2026/,
    }),
  ).toBeInTheDocument();
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Week ofSEOPPC ManagementTotal',
    '16 Nov 2026011',
    '09 Nov 2026303',
  ]);
});

test('the axis of a chart of few weeks says the truth: its bars stand at its end', () => {
  const { container } = show(everything, { chart: weekChart(counts, NOW) });
  // Eight weeks, of which the last two have bars.
  expect(screen.getByText('28 Sep 2026')).toBeInTheDocument();
  const bars = [...container.querySelectorAll('svg[role="img"] rect')].map((bar) => bar.getAttribute('x'));
  expect(bars).toEqual(['61.5', '71.5']);
});

test('an address whose submission is gone says so', () => {
  show(everything, { lead: 'gone' });
  expect(screen.getByText(/The submission of this address has been deleted/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Deleted submissions' })).toHaveAttribute(
    'href',
    '/admin/bin/submissions',
  );
});

describe('with JavaScript', () => {
  test('a choice applies at once and begins at the first page', () => {
    show(readView({ service: 'ppc', page: '4' }), { list: { submissions: [], total: 200, page: 4 } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'closed' } });
    expect(router.push).toHaveBeenCalledWith('/admin?status=closed&service=ppc', { scroll: false });
  });

  test('what is typed applies after a pause, in place of the present address', async () => {
    show(everything);
    fireEvent.input(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: ' rao ' } });
    expect(router.replace).not.toHaveBeenCalled();
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/admin?q=rao', { scroll: false }));
  });

  test('Enter applies at once, and the same again is nothing', () => {
    show(readView({ q: 'rao' }));
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
    const submit = () => search.form && fireEvent.submit(search.form);
    submit();
    expect(router.push).not.toHaveBeenCalled();
    fireEvent.input(search, { target: { value: 'nair' } });
    submit();
    expect(router.push).toHaveBeenCalledWith('/admin?q=nair', { scroll: false });
  });

  test('pages are followed in place', () => {
    show(readView({ page: '2' }), { list: { submissions: [], total: 80, page: 2 } });
    fireEvent.click(screen.getByRole('link', { name: 'Page 3' }));
    expect(router.push).toHaveBeenCalledWith(expect.stringMatching(/\/admin\?page=3$/), { scroll: false });
    expect(screen.getByText('Page 2 of 4')).toBeInTheDocument();
  });
});

test('without JavaScript the filters are a plain form that asks for /admin', () => {
  const { container } = show(everything);
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', '/admin');
  expect(form?.method).toBe('get');
  expect([...new FormData(form ?? undefined).keys()]).toEqual(['q', 'status', 'service', 'date']);
});
