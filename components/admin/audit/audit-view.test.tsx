import { act, fireEvent, render, screen } from '@testing-library/react';
import type { AuditRunView, ReportView } from '@/lib/audit/runs/view';

const { jest } = import.meta;
const actions = { startAudit: jest.fn(), stopAudit: jest.fn(), readAudit: jest.fn() };
jest.unstable_mockModule('@/lib/audit/runs/admin-actions', () => actions);
const { AuditView } = await import('./audit-view');

const idle: AuditRunView = {
  site: 'https://www.marigold.example',
  running: null,
  failure: null,
  report: null,
};
const running = { startedAt: '2026-11-21T08:00:00.000Z', done: 3, found: 9 };
const report = {
  site: 'https://www.marigold.example/',
  startedAt: '2026-11-21T08:00:00.000Z',
  seconds: 5.2,
  addresses: 126,
  pages: 126,
  listed: 82,
  isWhole: true,
  limit: 2000,
  errors: 101,
  warnings: 0,
  applied: 60,
  rules: [
    {
      id: 'broken-link',
      title: 'A link leads nowhere',
      severity: 'error',
      reason: 'Visitors find an error.',
      source: 'https://rules.example/',
      total: 101,
      findings: [
        { address: 'https://www.marigold.example/lost', detail: 'answers 404' },
        { address: 'javascript:alert(1)', detail: 'no address' },
      ],
    },
  ],
} as unknown as ReportView;
const success = (data: AuditRunView) => ({ status: 'success', data });

beforeEach(() => {
  jest.useFakeTimers();
  for (const action of Object.values(actions)) action.mockReset();
});
afterEach(() => jest.useRealTimers());

test('starts an audit, follows it and shows what it found', async () => {
  render(<AuditView initial={idle} />);
  expect(screen.getByText('No audit has been made since the server was started.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Download HTML' })).toBeNull();
  actions.startAudit.mockResolvedValue(success({ ...idle, running }));
  actions.readAudit.mockResolvedValue(success({ ...idle, report }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Start the audit' })));
  expect(screen.getByRole('progressbar', { name: '3 of 9 addresses read' })).toHaveAttribute('value', '3');
  expect(screen.getByRole('button', { name: 'Stop the audit' })).toBeInTheDocument();
  await act(async () => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('status')).toHaveTextContent('The audit is done: 101 errors, 0 warnings.');
  expect(screen.getByRole('heading', { name: 'A link leads nowhere' })).toBeInTheDocument();
  expect(screen.getByText('answers 404')).toBeInTheDocument();
  expect(screen.getByText('And 99 more in the files.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Download JSON' })).toHaveAttribute(
    'href',
    '/api/audit/report.json',
  );
  expect(actions.readAudit).toHaveBeenCalledTimes(1);
});

test('an address that is none of the web is no link', () => {
  render(<AuditView initial={{ ...idle, report }} />);
  expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull();
});

test('follows an audit that was started before the page was opened, and says why it failed', async () => {
  actions.readAudit.mockResolvedValue(success({ ...idle, failure: 'The audit broke off.' }));
  render(<AuditView initial={{ ...idle, running }} />);
  await act(async () => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('alert')).toHaveTextContent('The audit broke off.');
});

test('a session that has ended is said, and nothing more is asked', async () => {
  actions.readAudit.mockResolvedValue({ status: 'failure', reason: 'session', message: '' });
  render(<AuditView initial={{ ...idle, running }} />);
  await act(async () => jest.advanceTimersByTime(5000));
  expect(screen.getByRole('link', { name: 'Log in again in a new tab' })).toBeInTheDocument();
  expect(actions.readAudit).toHaveBeenCalledTimes(1);
});
