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
  startNotificationTimer();
  keepFollowing(process.env.NEXT_DIST_DIR || '.next', () => {
    void announceDueAddresses();
    void purgeWhatChanged();
  });
}
