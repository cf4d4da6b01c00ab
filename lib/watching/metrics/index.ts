import 'server-only';
import { metrics } from './metrics';
import { processLines } from './process';
import { queueLines } from './queues';
import { gauge } from './registry';

/** All of it as Prometheus reads it: the text format, version 0.0.4. */
export async function writeMetrics(): Promise<string> {
  const { answers, answerSeconds, databaseSeconds, events, underWay, unexported } = metrics;
  const lines = [
    ...answers.lines(),
    ...answerSeconds.lines(),
    ...gauge('site_requests_under_way', 'Requests that are being answered.', [[{}, underWay.value]]),
    ...databaseSeconds.lines(),
    ...events.lines(),
    ...gauge(
      'site_unexported_total',
      'Spans and lines that no collector of OpenTelemetry took.',
      [[{}, unexported.value]],
      'counter',
    ),
    ...(await queueLines()),
    ...processLines(),
  ];
  return `${lines.join('\n')}\n`;
}
