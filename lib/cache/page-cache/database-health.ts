import { inProcess } from './in-process.ts';

/** For how long after a failure nobody waits for the database before they get the last good copy. */
const AVOIDED_MS = 2000;

const health = inProcess('database-health', () => ({ failedAt: 0, answeredAt: 0 }));

export function noteAnswer(): void {
  health.answeredAt = Date.now();
}

/** @param time in milliseconds since 1970 */
export const hasAnsweredSince = (time: number): boolean => health.answeredAt >= time;

/** @param askedAt when the question that failed was asked; one that failed while others were answered says little */
export function noteFailure(askedAt: number): void {
  if (health.answeredAt < askedAt) health.failedAt = Date.now();
}

/** Whether the database failed a moment ago, and has not answered since. */
export function isDatabaseAway(): boolean {
  const { failedAt, answeredAt } = health;
  return failedAt > answeredAt && Date.now() - failedAt < AVOIDED_MS;
}
