import 'server-only';
import { env } from '../env';
import type { FunctionArgs, Tables } from '../supabase/database.types';
import { secretClient } from '../supabase/secret';

export type ClaimedDelivery = Pick<
  Tables<'notification_deliveries'>,
  'id' | 'submission_id' | 'attempts' | 'request_id'
>;

/** Longer than one delivery may take from its claim to its record, so that none is in two hands. */
const LEASE_SECONDS = 60;
/** Whoever would have to wait longer goes, and comes back with the next round. */
const PATIENCE_SECONDS = 60;

/** In how many milliseconds an e-mail may be sent, by this sender and no other; null when that is too long to wait for. */
export async function takeTurn(): Promise<number | null> {
  const { data } = await secretClient()
    .rpc('take_mail_turn', { per_second: env.MAILS_PER_SECOND, patience_seconds: PATIENCE_SECONDS })
    .throwOnError();
  return data;
}

/** The delivery that has been due longest, with the attempt at hand counted. */
export async function claimDelivery(): Promise<ClaimedDelivery | null> {
  const { data } = await secretClient()
    .rpc('claim_notification_deliveries', { batch: 1, lease_seconds: LEASE_SECONDS })
    .throwOnError();
  return data[0] ?? null;
}

export async function recordSent({ id, attempts }: ClaimedDelivery, messageId: string | null): Promise<void> {
  await finish({ delivery: id, attempt: attempts, message_id: messageId });
}

/** @param pauseSeconds until the next attempt, by the clock of the database; null when there is to be none */
export async function recordFailure(
  { id, attempts }: ClaimedDelivery,
  problem: string,
  pauseSeconds: number | null,
): Promise<void> {
  await finish({ delivery: id, attempt: attempts, problem, pause_seconds: pauseSeconds });
}

/** Has the whole queue wait, without counting the attempt. */
export async function postpone(
  { id, attempts }: ClaimedDelivery,
  problem: string,
  pauseSeconds: number,
): Promise<void> {
  await secretClient()
    .rpc('put_off_notifications', { delivery: id, attempt: attempts, problem, pause_seconds: pauseSeconds })
    .throwOnError();
}

async function finish(outcome: FunctionArgs<'finish_notification_delivery'>): Promise<void> {
  await secretClient().rpc('finish_notification_delivery', outcome).throwOnError();
}
