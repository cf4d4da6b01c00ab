import 'server-only';
import { env } from '../env';
import { announceDueAddresses } from '../indexnow';
import { sendDueNotifications } from './notify';

const LONGEST_INTERVAL_SECONDS = 30;

/** Looks for due notifications now and again while this process lives. */
export function startNotificationTimer(): void {
  const seconds = Math.min(env.NOTIFICATION_RETRY_SECONDS, LONGEST_INTERVAL_SECONDS);
  void sendDueNotifications();
  setInterval(() => {
    void sendDueNotifications();
    void announceDueAddresses();
  }, seconds * 1000).unref();
}
