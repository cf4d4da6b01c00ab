/** "one minute", "5 minutes" or, from an hour and a half on, "2 hours"; what has begun counts as a whole one. */
export function waitingTime(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes === 1) return 'one minute';
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
