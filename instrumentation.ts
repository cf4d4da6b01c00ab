import type { Instrumentation } from 'next';

/** Runs once when the server starts: follows what changes, takes up the notifications that an earlier run left unsent, and goes on retrying. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ startNotificationTimer }, { keepFollowing }, { announceDueAddresses }, { purgeWhatChanged }] =
    await Promise.all([
      import('./lib/submissions/timer'),
      import('./lib/cache/changes/keep-following'),
      import('./lib/search/indexnow'),
      import('./lib/cdn'),
    ]);
  const { env } = await import('./lib/env');
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const [{ otlpExporter }, { exportTo }] = await Promise.all([
      import('./lib/watching/otlp'),
      import('./lib/watching/telemetry'),
    ]);
    exportTo(otlpExporter(env.OTEL_EXPORTER_OTLP_ENDPOINT));
  }
  startNotificationTimer();
  keepFollowing(process.env.NEXT_DIST_DIR || '.next', () => {
    void announceDueAddresses();
    void purgeWhatChanged();
  });
}

/** What Next could not render or run, under the digest that the page of the failure shows. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { errorCode, framesOf, log } = await import('./lib/log');
  const { digest } = error as { digest?: string };
  const { routePath: route, routeType: type } = context;
  log.error('render.failed', { code: errorCode(error), digest, route, type, frames: framesOf(error) });
};
