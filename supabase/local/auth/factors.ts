import type { Connection, Run } from '../database/connection.ts';
import { type Fields, type Request, Unsupported } from '../http.ts';
import { authError, requireKnown } from './errors.ts';
import { qrSvg } from './qr.ts';
import type { Caller, Sessions } from './sessions.ts';
import { isCode, newSecret, otpauthUri } from './totp.ts';
import { query } from './users.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const CHALLENGE_SECONDS = 300;

type Factor = { id: string; user_id: string; status: string; secret: string };

/** `/factors` and what lies beneath it: the second factor of whoever is signed in, by codes of an app. */
export function factorRoutes(
  { run, transaction }: Connection,
  sessions: Sessions,
  { maxEnrolledFactors, siteUrl }: { maxEnrolledFactors: number; siteUrl: string },
) {
  async function enroll({ user, aal }: Caller, fields: Fields): Promise<unknown> {
    const { factor_type, friendly_name, issuer, ...others } = fields;
    requireKnown(others);
    if (factor_type !== 'totp') throw new Unsupported('this type of factor');
    const name = String(friendly_name ?? '');
    const factors = await query(
      run,
      'select friendly_name, status from auth.mfa_factors where user_id = $1',
      [user.id],
    );
    const refusal = (code: string, message: string) =>
      authError(code === 'insufficient_aal' ? 403 : 422, code, message);
    if (factors.some((factor) => factor.friendly_name === name))
      throw refusal(
        'mfa_factor_name_conflict',
        `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
      );
    if (factors.length >= maxEnrolledFactors)
      throw refusal(
        'too_many_enrolled_mfa_factors',
        'Maximum number of verified factors reached, unenroll to continue',
      );
    if (aal !== 'aal2' && factors.some(({ status }) => status === 'verified'))
      throw refusal('insufficient_aal', 'AAL2 required to enroll a new factor');
    const secret = newSecret();
    const uri = otpauthUri(String(issuer || new URL(siteUrl).host), user.email, secret);
    const text = `insert into auth.mfa_factors (user_id, friendly_name, factor_type, secret)
      values ($1, $2, 'totp', $3) returning id`;
    const [factor] = await query(run, text, [user.id, name, secret]);
    return { id: factor?.id, type: 'totp', friendly_name: name, totp: { qr_code: qrSvg(uri), secret, uri } };
  }

  async function challenge(factor: Factor): Promise<unknown> {
    const text = `insert into auth.mfa_challenges (factor_id) values ($1)
      returning id, floor(extract(epoch from created_at))::bigint + ${CHALLENGE_SECONDS} as expires_at`;
    const [row] = await query(run, text, [factor.id]);
    await query(run, 'update auth.mfa_factors set last_challenged_at = now() where id = $1', [factor.id]);
    return { id: row?.id, type: 'totp', expires_at: Number(row?.expires_at) };
  }

  async function verify(caller: Caller, factor: Factor, { challenge_id, code, ...others }: Fields) {
    requireKnown(others);
    if (!code) throw authError(400, 'validation_failed', 'Code needs to be non-empty');
    await requireOpen(run, factor, String(challenge_id));
    if (!isCode(factor.secret, String(code)))
      throw authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    return transaction(async (inside) => {
      await query(inside, 'update auth.mfa_challenges set verified_at = now() where id = $1', [
        String(challenge_id),
      ]);
      await query(
        inside,
        `update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1`,
        [factor.id],
      );
      await query(inside, `delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [
        caller.user.id,
      ]);
      return sessions.raise(inside, caller, factor.id);
    });
  }

  async function unenroll({ aal }: Caller, factor: Factor): Promise<unknown> {
    if (factor.status === 'verified' && aal !== 'aal2')
      throw authError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    await transaction((inside) => removeFactor(inside, factor.id));
    return { id: factor.id };
  }

  return async ({ method, path }: Request, caller: Caller, fields: Fields): Promise<unknown> => {
    const [, , id, step] = path.split('/');
    if (!id && method === 'POST') return enroll(caller, fields);
    const factor = await findFactor(run, caller.user.id, id ?? '');
    if (method === 'DELETE' && !step) return unenroll(caller, factor);
    if (method === 'POST' && step === 'challenge') return challenge(factor);
    if (method === 'POST' && step === 'verify') return verify(caller, factor, fields);
    throw new Unsupported('this part of second factors');
  };
}

/** A factor of a user, by its id. */
export async function findFactor(run: Run, userId: string, id: string): Promise<Factor> {
  if (!UUID.test(id)) throw authError(404, 'validation_failed', 'factor_id must be an UUID');
  const text = 'select id, user_id, status, secret from auth.mfa_factors where id = $1 and user_id = $2';
  const [row] = await query(run, text, [id, userId]);
  if (!row) throw authError(404, 'mfa_factor_not_found', 'Factor not found');
  const { status, secret } = row;
  return { id, user_id: userId, status: status ?? '', secret: secret ?? '' };
}

/** Sessions that went on with it go on without. */
export async function removeFactor(run: Run, id: string): Promise<void> {
  const downgraded = `update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1 returning id`;
  const sessions = await query(run, downgraded, [id]);
  for (const session of sessions) {
    const text = `delete from auth.mfa_amr_claims where session_id = $1 and authentication_method = 'totp'`;
    await query(run, text, [session.id ?? '']);
  }
  await query(run, 'delete from auth.mfa_factors where id = $1', [id]);
}

/** A challenge is good for one code and for five minutes. */
async function requireOpen(run: Run, factor: Factor, challengeId: string): Promise<void> {
  const text = `select verified_at, created_at + ${CHALLENGE_SECONDS} * interval '1 second' < now() as "isOver"
    from auth.mfa_challenges where id = $1 and factor_id = $2`;
  const [row] = UUID.test(challengeId) ? await query(run, text, [challengeId, factor.id]) : [];
  if (!row)
    throw authError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  if (row.verified_at)
    throw authError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch');
  if (row.isOver !== 't') return;
  await query(run, 'delete from auth.mfa_challenges where id = $1', [challengeId]);
  throw authError(
    422,
    'mfa_challenge_expired',
    `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
  );
}
