import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { sendToAgency } from '../email';
import { env } from '../env';
import { errorCode, log } from '../log';
import { retryDelaySeconds } from '../request/retry';
import { writeDigest } from './digest';
import { writeNotification } from './notification';
import { type ClaimedDelivery, claimDelivery, postpone, recordFailure, recordSent, takeTurn } from './queue';

/** So that a provider that takes its time for each e-mail still gets as many a second as it allows. */
const MAX_UNDER_WAY = 8;

let running: Promise<void> | null = null;
let askedAgain = false;

/**
 * Sends every notification that is due, no faster than the provider takes them. Calls while one is running are answered
 * by one more round after it. Never throws: what could not be sent stays due, with a growing pause.
 */
export function sendDueNotifications(): Promise<void> {
  askedAgain = true;
  running ??= drain().finally(() => {
    running = null;
  });
  return running;
}

async function drain(): Promise<void> {
  while (askedAgain) {
    askedAgain = false;
    const underWay = new Set<Promise<void>>();
    try {
      while (await sendNext(underWay));
    } catch (error) {
      log.warn('notification.unavailable', { code: errorCode(error) });
    }
    await Promise.all(underWay);
  }
}

/** Sends one more when its turn has come. Answers whether there may be another one. */
async function sendNext(underWay: Set<Promise<void>>): Promise<boolean> {
  if (underWay.size >= MAX_UNDER_WAY) await Promise.race(underWay);
  const wait = await takeTurn();
  if (wait === null) return false;
  await pause(wait);
  const delivery = await claimDelivery();
  if (!delivery) return false;
  const sending = deliver(delivery)
    .catch((error) => log.warn('notification.unavailable', { code: errorCode(error) }))
    .finally(() => underWay.delete(sending));
  underWay.add(sending);
  return true;
}

async function deliver(delivery: ClaimedDelivery): Promise<void> {
  const { submission_id, attempts, request_id: requestId } = delivery;
  const id = submission_id ?? delivery.id;
  const email = await (submission_id ? writeNotification(id) : writeDigest(id));
  if (!email) return recordSent(delivery, null);
  const result = await sendToAgency({ ...email, requestId }, `notification-${id}`);
  if (result.sent) return recordSent(delivery, result.providerMessageId);
  log.warn('notification.failed', { id, asked_by: requestId, reason: result.reason });
  if (result.pauseSeconds === undefined)
    return recordFailure(
      delivery,
      result.reason,
      retryDelaySeconds(attempts, env.NOTIFICATION_RETRY_SECONDS),
    );
  await postpone(delivery, result.reason, result.pauseSeconds);
  askedAgain = true;
}
