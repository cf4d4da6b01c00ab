/** Runs once when the server starts: takes up the notifications that an earlier run left unsent, and goes on retrying. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startNotificationTimer } = await import('./lib/submissions/timer');
  startNotificationTimer();
}
