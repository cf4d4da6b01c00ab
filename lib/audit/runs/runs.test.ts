import { mockEnvironment } from '../../testing/environment';
import type { AuditReport, Progress } from '..';

const { jest } = import.meta;
type Audit = (
  site: string,
  options: { staysHome: boolean; signal: AbortSignal },
  onProgress: (progress: Progress) => void,
) => Promise<AuditReport>;
class AuditError extends Error {}
const audit = jest.fn<Promise<AuditReport>, Parameters<Audit>>();

mockEnvironment();
jest.unstable_mockModule('..', () => ({ audit, AuditError }));
const { lastReport, readRun, startRun, stopRun } = await import('./runs');

const SITE = 'https://www.marigold.example';
const finding = (index: number) => ({ address: `${SITE}/${index}`, detail: 'x' });
const rule = (id: string, findings: number) => ({
  id,
  title: id,
  severity: 'error' as const,
  reason: 'r',
  source: 's',
  findings: Array.from({ length: findings }, (_, index) => finding(index)),
});
const report = { site: SITE, rules: [rule('broken-link', 250), rule('h1', 0)] } as unknown as AuditReport;
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  audit.mockReset();
  for (const method of ['log', 'error'] as const) jest.spyOn(console, method).mockImplementation(() => {});
});

test('audits this site alone, tells how far it is, and keeps the report', async () => {
  let finish: (report: AuditReport) => void = () => {};
  audit.mockImplementation((_site, _options, onProgress) => {
    onProgress({ done: 3, found: 9, address: SITE });
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  expect(startRun().report).toBeNull();
  expect(audit).toHaveBeenCalledWith(SITE, expect.objectContaining({ staysHome: true }), expect.anything());
  expect(readRun().running).toMatchObject({ done: 3, found: 9 });
  expect(startRun).toThrow('An audit is running already.');
  finish(report);
  await settled();
  const { running, report: shown } = readRun();
  expect(running).toBeNull();
  expect(lastReport()).toBe(report);
  expect(shown).toMatchObject({ applied: 2, rules: [{ id: 'broken-link', total: 250 }] });
  expect(shown?.rules[0]?.findings).toHaveLength(100);
});

test('an audit that comes to nothing says why, and the last report stays', async () => {
  audit.mockRejectedValue(new AuditError('The site cannot be reached.'));
  startRun();
  await settled();
  expect(readRun()).toMatchObject({ running: null, failure: 'The site cannot be reached.' });
  audit.mockRejectedValue(new TypeError('secret detail'));
  startRun();
  await settled();
  expect(readRun().failure).toBe('The audit broke off. Please start it again.');
  expect(lastReport()).toBe(report);
});

test('an audit that is stopped leaves the next one alone', async () => {
  audit.mockImplementation(
    (_site, { signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  startRun();
  expect(stopRun().running).toBeNull();
  startRun();
  await settled();
  expect(readRun()).toMatchObject({ running: { done: 0 }, failure: null });
  stopRun();
});
