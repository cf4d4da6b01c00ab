import 'server-only';
import { errorCode, log } from '../log';
import { recordEvent } from '../security/events';
import { sessionClient } from '../supabase/session';
import { type Attempt, takeCode, takeCodeAttempt } from './attempts';
import { knownDevice, rememberDevice } from './known-device';

export type CodeOutcome =
  | { kind: 'passed' }
  /** Wrong, or used before. */
  | { kind: 'refused' }
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'unavailable' };
export type Enrolment = { factor: string; secret: string; uri: string; qr: string };
type Session = Awaited<ReturnType<typeof sessionClient>>;

/** How a factor of ours is called; somebody has one. */
const NAME = 'Authenticator';
const QR_PREFIX = /^data:image\/svg\+xml;utf-?8,/;

/** Whether somebody who is signed in shows the code of a factor that they have, or of the one that they set up. */
export async function showCode(
  { email }: { email: string },
  code: string,
  address: string,
  factor?: string,
): Promise<CodeOutcome> {
  try {
    const attempt = await takeCodeAttempt(email, address, await knownDevice(email));
    if (!attempt.isAllowed) {
      await recordEvent('code.limited', { account: email });
      return { kind: 'limited', retryAfterSeconds: attempt.retryAfterSeconds };
    }
    const use = await takeCode(email, code);
    if (!use.isAllowed) return await refused(email, 'used_before');
    const client = await sessionClient();
    const factors = factor ? [factor] : await verifiedFactors(client);
    const outcome = await tryFactors(client, factors, code, [attempt, use]);
    if (outcome.kind === 'refused') return await refused(email);
    if (outcome.kind === 'passed') await rememberDevice(email);
    return outcome;
  } catch (error) {
    return unavailable(error);
  }
}

/** Begins to set one up; whatever was begun before is given up. @throws when Auth does not answer */
export async function enrol(issuer: string): Promise<Enrolment> {
  const client = await sessionClient();
  const listed = await client.auth.mfa.listFactors();
  if (listed.error) throw listed.error;
  for (const { id, status } of listed.data.all) if (status === 'unverified') await withdraw(client, id);
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: NAME, issuer });
  if (error) throw error;
  const { qr_code, secret, uri } = data.totp;
  const qr = `data:image/svg+xml,${encodeURIComponent(qr_code.replace(QR_PREFIX, ''))}`;
  return { factor: data.id, secret, uri, qr };
}

/** Takes one's own factors away, once a code was shown. @throws when Auth does not answer */
export async function removeOwnFactors(): Promise<void> {
  const client = await sessionClient();
  for (const id of await verifiedFactors(client)) await withdraw(client, id);
  const renewed = await client.auth.refreshSession();
  if (renewed.error) throw renewed.error;
}

async function verifiedFactors(client: Session): Promise<string[]> {
  const { data, error } = await client.auth.mfa.listFactors();
  if (error) throw error;
  return data.totp.map(({ id }) => id);
}

async function withdraw(client: Session, factorId: string): Promise<void> {
  const { error } = await client.auth.mfa.unenroll({ factorId });
  if (error) throw error;
}

async function tryFactors(
  client: Session,
  factors: string[],
  code: string,
  draws: Extract<Attempt, { isAllowed: true }>[],
): Promise<CodeOutcome> {
  for (const factorId of factors) {
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
    if (!error) {
      await draws[0]?.giveBack();
      return { kind: 'passed' };
    }
    const isAnswer = error.status !== undefined && error.status >= 400 && error.status < 500;
    if (isAnswer && error.status !== 429) continue;
    for (const draw of draws) await draw.giveBack();
    return error.status === 429 ? { kind: 'limited', retryAfterSeconds: 60 } : unavailable(error);
  }
  return { kind: 'refused' };
}

function unavailable(error: unknown): CodeOutcome {
  log.error('code.unavailable', { code: errorCode(error) });
  return { kind: 'unavailable' };
}

async function refused(account: string, detail?: string): Promise<CodeOutcome> {
  await recordEvent('code.refused', { account, detail });
  return { kind: 'refused' };
}
