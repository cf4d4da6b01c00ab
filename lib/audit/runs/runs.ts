import 'server-only';
import { UserError } from '../../action/user-error';
import { env } from '../../env';
import { errorCode, log } from '../../log';
import { AuditError, type AuditReport, audit } from '..';
import { type AuditRunView, viewOf } from './view';

type State = {
  running: { startedAt: string; done: number; found: number; stop: AbortController } | null;
  failure: string | null;
  report: AuditReport | null;
};

/** The audit shares the process with the visitors, and its pages share the memory. */
const GENTLY = { concurrency: 2, limit: 2000 };
const MAX_MS = 10 * 60 * 1000;
const FAILED = 'The audit broke off. Please start it again.';

/** Pages, actions and routes are bundled apart, and each bundle has modules of its own. */
const shared = globalThis as typeof globalThis & { auditRuns?: State };
const state = () => (shared.auditRuns ??= { running: null, failure: null, report: null });

/** The last report in full, which lives as long as the server process. */
export const lastReport = (): AuditReport | null => state().report;

export function readRun(): AuditRunView {
  const { running, failure, report } = state();
  return {
    site: env.SITE_URL,
    running: running && { startedAt: running.startedAt, done: running.done, found: running.found },
    failure,
    report: report && viewOf(report),
  };
}

/**
 * Begins to audit this very site, and no other, in the background.
 * @throws UserError while another audit runs
 */
export function startRun(): AuditRunView {
  const current = state();
  if (current.running) throw new UserError('conflict', 'An audit is running already.');
  const stop = new AbortController();
  current.running = { startedAt: new Date().toISOString(), done: 0, found: 0, stop };
  current.failure = null;
  void carryOut(stop);
  return readRun();
}

/** Ends the audit that runs, if one does; the last report stays. */
export function stopRun(): AuditRunView {
  state().running?.stop.abort();
  state().running = null;
  return readRun();
}

async function carryOut(stop: AbortController): Promise<void> {
  const current = state();
  const isCurrent = () => current.running?.stop === stop;
  const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(MAX_MS)]);
  try {
    const options = { ...GENTLY, readsBlocked: true, staysHome: true, signal };
    const report = await audit(env.SITE_URL, options, ({ done, found }) => {
      if (isCurrent()) Object.assign(current.running ?? {}, { done, found });
    });
    if (!isCurrent()) return;
    current.report = report;
    log.info('audit.done', { errors: report.errors, warnings: report.warnings, seconds: report.seconds });
  } catch (error) {
    if (!isCurrent()) return;
    current.failure = error instanceof AuditError ? error.message : FAILED;
    log.error('audit.failed', { code: errorCode(error) });
  } finally {
    if (isCurrent()) current.running = null;
  }
}
