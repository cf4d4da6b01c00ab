import { noteAnswer, noteFailure } from '../cache/page-cache/database-health';
import { timeLeft } from '../cache/page-cache/visit';
import { metrics } from '../watching/metrics/metrics';
import { named } from './named';

/** Asks without keeping the answer, within the time that the page has left. */
export async function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const askedAt = Date.now();
  const limits = [AbortSignal.timeout(timeLeft())];
  if (init.signal) limits.push(init.signal);
  try {
    const response = await fetch(input, {
      ...named(init),
      cache: 'no-store',
      signal: AbortSignal.any(limits),
    });
    const isAnswered = response.status < 500;
    if (isAnswered) noteAnswer();
    else noteFailure(askedAt);
    observe(isAnswered ? 'answered' : 'failed', askedAt);
    return response;
  } catch (error) {
    noteFailure(askedAt);
    observe('failed', askedAt);
    throw error;
  }
}

const observe = (outcome: 'answered' | 'failed', askedAt: number) =>
  metrics.databaseSeconds.observe((Date.now() - askedAt) / 1000, outcome);
