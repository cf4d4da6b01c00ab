import 'server-only';
import { purgeWhatChanged } from '../cdn';
import { judgeWaitingCityPages } from '../cities/doorway/judge-waiting';
import { env } from '../env';
import { deleteDuePictures } from '../pictures/retention';
import { followRenames } from '../renames';
import { publishDue } from '../schedule';
import { announceDueAddresses } from '../search/indexnow';
import { asJob } from '../watching/current-request';
import { alertAboutUnsent } from './alert';
import { sendDueNotifications } from './notify';
import { deleteWhatIsDue } from './retention';

const MAX_INTERVAL_SECONDS = 30;
const UPKEEP_SECONDS = 300;

/** Publishes, judges, renames, sends and announces what is due, says what could not be sent for long, and deletes what is to be kept no longer. */
export async function runDueJobs(): Promise<void> {
  await Promise.all([
    sendDueNotifications(),
    publishAndAnnounce(),
    followRenames(),
    alertAboutUnsent(),
    deleteWhatIsDue(),
    deleteDuePictures(),
  ]);
}

/** Does so now and again while this process lives. */
export function startNotificationTimer(): void {
  void asJob(runDueJobs);
  every(Math.min(env.NOTIFICATION_RETRY_SECONDS, MAX_INTERVAL_SECONDS), () => {
    void sendDueNotifications();
    void publishAndAnnounce();
    void followRenames();
  });
  every(UPKEEP_SECONDS, () => {
    void alertAboutUnsent();
    void deleteWhatIsDue();
    void deleteDuePictures();
  });
}

function every(seconds: number, work: () => void): void {
  setInterval(() => asJob(work), seconds * 1000).unref();
}

async function publishAndAnnounce(): Promise<void> {
  await publishDue();
  await judgeWaitingCityPages();
  await Promise.all([announceDueAddresses(), purgeWhatChanged()]);
}
