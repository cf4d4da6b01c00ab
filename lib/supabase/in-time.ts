import { noteAnswer, noteFailure } from '../cache/page-cache/database-health';
import { timeLeft } from '../cache/page-cache/visit';
import { abortAfter } from '../request/time-limit';
import { named } from './named';
import { watchQuestion } from './watch-question';

/** Asks without keeping the answer, within the time that the page has left. */
export async function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const askedAt = Date.now();
  const answered = watchQuestion(String(input instanceof Request ? input.url : input), init.method);
  const limits = [abortAfter(timeLeft())];
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
    answered(response.status);
    return response;
  } catch (error) {
    noteFailure(askedAt);
    answered(null);
    throw error;
  }
}
